import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';
import { MAX_SUBJECT } from '../mail/mail.ts';
import { MAX_MESSAGE } from './tell.ts';

const Text = Type.Optional(Nullable('string', { maxLength: MAX_MESSAGE }));
const Subject = Type.Optional(Nullable('string', { maxLength: MAX_SUBJECT }));

/** The texts of a template as they are being written. */
export const TemplateTexts = Type.Object(
  { text_en: Text, text_fr: Text, subject_en: Subject, subject_fr: Subject, mail_en: Text, mail_fr: Text },
  { additionalProperties: false },
);
export type TemplateTexts = Static<typeof TemplateTexts>;

const Sent = Type.Object({
  text: Type.String(),
  subject: Type.String(),
  /** The email as plain text. */
  mail: Type.String(),
  /** Placeholders without a value. */
  empty: Type.Array(Type.String()),
});

/** What would be sent about a ticket; the link is made then, and stands as {ticket.link}. */
export const TemplatePreview = Type.Object({ en: Sent, fr: Sent });
export type TemplatePreview = Static<typeof TemplatePreview>;
