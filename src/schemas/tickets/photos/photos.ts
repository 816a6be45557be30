import { Type, type Static } from 'typebox';
import { Nullable, NullableString } from '../../common.ts';
import { FilePart } from '../../filePart.ts';

/** When a photo of a device was taken: before, during or after the work. */
export const photoPhases = ['BEFORE', 'BENCH', 'AFTER'] as const;
export type PhotoPhase = (typeof photoPhases)[number];

export const MAX_TICKET_PHOTOS = 80;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** The longest side of a photo that the browser sends, and of its thumbnail, in pixels. */
export const PHOTO_SIDE = 2560;
export const THUMBNAIL_SIDE = 192;

const Moment = Type.String({ format: 'date-time' });
const Phase = Type.Enum([...photoPhases]);
const Caption = NullableString({ maxLength: 300 });
/** A small JPEG as a data URL. */
const Thumbnail = NullableString({
  maxLength: 40_000,
  pattern: '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$',
});

/** A photo of a device on a ticket. */
export const TicketPhoto = Type.Object({
  id: Type.String(),
  phase: Phase,
  /** Not for the customer. */
  is_internal: Type.Boolean(),
  caption: Nullable('string'),
  thumbnail: Nullable('string'),
  /** Name of the staff member who took it, or showed the code to the phone. */
  by: Nullable('string'),
  is_from_phone: Type.Boolean(),
  created_date: Moment,
});
export type TicketPhoto = Static<typeof TicketPhoto>;

/** What can be changed of a photo. */
export const PhotoValues = Type.Object(
  { phase: Phase, is_internal: Type.Boolean(), caption: Caption },
  { additionalProperties: false },
);
export type PhotoValues = Static<typeof PhotoValues>;

/** An uploaded photo; repeated with the same key, an upload has no further effect. */
export const PhotoUpload = Type.Object({
  imagefile: FilePart,
  thumbnail: Type.Optional(Type.String()),
});

/** The key of an upload, chosen by the client. */
export const UploadKey = Type.String({ format: 'uuid' });

export const PhotoUploadQuery = Type.Object({ key: UploadKey, phase: Phase, is_internal: Type.Boolean() });

/** The token of a code, in the header of a phone's calls. */
export const UploadToken = Type.Object({ 'x-upload-token': Type.Optional(Type.String({ maxLength: 100 })) });

/** A photo that was uploaded before its device is on a ticket. */
export const UploadedPhoto = Type.Object(
  {
    /** The address of the file; in a form also `kept:` and its key, while it is on the device only. */
    file: Type.String({
      pattern: '^(/dc/files/private-[0-9a-f]{40}\\.(jpg|png|webp|gif)|kept:[0-9a-f-]{36})$',
    }),
    thumbnail: Thumbnail,
    phase: Type.Enum([...photoPhases], { default: 'BEFORE' }),
    is_internal: Type.Boolean({ default: true }),
    caption: Caption,
  },
  { additionalProperties: false },
);
export type UploadedPhoto = Static<typeof UploadedPhoto>;

/** A code with which a phone adds photos of one device, without signing in. */
export const PhotoLink = Type.Object({
  address: Type.String(),
  /** The address as a QR code, a data URL. */
  picture: Type.String(),
  expires_date: Moment,
});
export type PhotoLink = Static<typeof PhotoLink>;

export const PhotoLinkValues = Type.Object(
  { phase: Phase, is_internal: Type.Boolean(), locale: Type.Enum(['en', 'fr']) },
  { additionalProperties: false },
);
export type PhotoLinkValues = Static<typeof PhotoLinkValues>;

/** What a phone learns of the device whose photos it adds; nothing about the customer. */
export const PhoneSession = Type.Object({
  number: Type.Integer(),
  device: Type.String(),
  expires_date: Moment,
  /** How many further photos the device may have. */
  left: Type.Integer(),
});
export type PhoneSession = Static<typeof PhoneSession>;
