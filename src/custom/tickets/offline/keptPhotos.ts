import type { FieldValues } from 'react-hook-form';
import type { UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

const prefix = 'kept:';

/** The address of a photo that is on this device only, until it is uploaded with its key. */
export const keptAddress = (key: string) => `${prefix}${key}`;

/** The key of a photo that is on this device only. */
export const keptKey = ({ file }: UploadedPhoto): string | undefined =>
  file.startsWith(prefix) ? file.slice(prefix.length) : undefined;

const devicesOf = ({ new_devices }: FieldValues) => (new_devices ?? []) as NewTicketDevice[];

/** The keys of a new ticket's photos that are on this device only. */
export const keptKeys = (ticket: FieldValues): string[] =>
  devicesOf(ticket).flatMap(({ photos }) => photos.flatMap((photo) => keptKey(photo) ?? []));

/** What became of kept photos, by key: their addresses, undefined for those that are gone from this device. */
export type SentPhotos = Map<string, string | undefined>;

/** A new ticket with the addresses of sent photos, without those that are gone; others stay kept. */
export const withAddresses = <T extends FieldValues>(ticket: T, sent: SentPhotos): T => ({
  ...ticket,
  new_devices: devicesOf(ticket).map((device) => ({
    ...device,
    photos: device.photos.flatMap((photo) => {
      const key = keptKey(photo);
      if (key === undefined || !sent.has(key)) return [photo];
      const file = sent.get(key);
      return file === undefined ? [] : [{ ...photo, file }];
    }),
  })),
});

/** The keys of the photos that are gone from this device. */
export const lostKeys = (sent: SentPhotos): string[] =>
  [...sent].flatMap(([key, file]) => (file === undefined ? [key] : []));

/** How many photos of a new ticket are gone from this device. */
export const countLost = (ticket: FieldValues, sent: SentPhotos): number =>
  keptKeys(ticket).filter((key) => lostKeys(sent).includes(key)).length;
