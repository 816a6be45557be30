import { Type, type Static } from 'typebox';
import { atOwnLocation } from '../atOwnLocation.ts';
import { right } from '../can.ts';
import { Entity, Nullable, NullableString, NullableLocationId } from '../common.ts';
import { hasTooMuchMarkup } from '../markup.ts';
import { mailStates } from '../work/mails.ts';
import type { ValidationError } from '../validate.ts';
import { isEmailAddress, isSingleLine } from './recipients.ts';
import { unknownPlaceholders } from './placeholders.ts';

export const mailLanguages = ['en', 'fr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The email language for a spoken language; undefined if there is none. */
export const mailLanguageOf = (spoken: string | null | undefined): MailLanguage | undefined =>
  mailLanguages.find((one) => one === spoken);

/** Maximum number of recipients of an email. */
const MAX_RECIPIENTS = 100;
export const MAX_SUBJECT = 250;
/** Maximum length of the HTML without inline images, which count as attachments. */
export const MAX_MARKUP = 200_000;

const Recipient = Type.Object(
  { address: Type.String({ maxLength: 1000 }), name: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
const Recipients = Type.Array(Recipient, { default: [], maxItems: 1000 });

/**
 * Content of an email. Lengths and addresses are checked by `contentErrors`, which reports each with a message of its
 * own.
 */
export const mailContent = {
  subject: Type.String({ maxLength: 10_000 }),
  /** The body as HTML. */
  html: Type.String(),
  language: Type.Enum([...mailLanguages]),
  /** Replaces the location's address for replies. */
  reply_to: NullableString({ maxLength: 1000 }),
  /** Determines the reply address and the signature. */
  location_id: NullableLocationId({ default: null }),
  signature: Type.Boolean({ default: true }),
};

/** A new email (contract 4 §2.11). */
export const NewMail = Entity({
  /** Client-generated idempotency key. */
  key: Type.String({ format: 'uuid' }),
  to: Recipients,
  cc: Recipients,
  bcc: Recipients,
  ...mailContent,
  customer_id: NullableString({ format: 'uuid' }),
  request_id: NullableString({ format: 'uuid' }),
  appointment_id: NullableString({ format: 'uuid' }),
});
export type NewMail = Static<typeof NewMail>;

const mayWrite = atOwnLocation(right('EDIT_CUSTOMER', 'EDIT_APPOINTMENT'));

/**
 * Access to email, for the own location without VIEW_ALL_LOCATIONS. Which emails can be read also depends on their
 * subject (contract 4 §6).
 */
export const mails = { access: { create: mayWrite, list: mayWrite, one: mayWrite } };

/** Sending to addresses that belong to no customer requires the right to send bulk emails. */
export const mailsToAnyAddress = { access: { create: right('MAIL_SEVERAL') } };

const picture = /\bsrc\s*=\s*(["'])data:image\/[a-z+.-]+;base64,[a-z\d+/=\s]*\1/gi;

/** Removes the data of inline images. */
export const withoutInlineImages = (html: string) => html.replace(picture, 'src=$1$1');

/** Whether the HTML has no text, image or rule. */
export const isBlankHtml = (html: string) =>
  !/<(img|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;/gi, '').trim() === '';

type Content = Pick<NewMail, 'subject' | 'html' | 'reply_to'>;

/** Validates subject, body and reply address. */
export function contentErrors({ subject, html, reply_to }: Content): ValidationError[] {
  const errors: ValidationError[] = [];
  const refuse = (path: string, code: string, params?: ValidationError['params']) =>
    errors.push({ path, code, ...(params && { params }) });
  if (reply_to && !isEmailAddress(reply_to)) refuse('/reply_to', 'email');
  if (subject.trim() === '') refuse('/subject', 'required');
  else if (!isSingleLine(subject)) refuse('/subject', 'oneLine');
  else if (subject.length > MAX_SUBJECT) refuse('/subject', 'maxLength', { limit: MAX_SUBJECT });
  // An oversized body is not examined further.
  const markup = withoutInlineImages(html);
  if (markup.length > MAX_MARKUP) refuse('/html', 'maxLength', { limit: MAX_MARKUP });
  else if (hasTooMuchMarkup(markup)) refuse('/html', 'formatting');
  else if (isBlankHtml(html)) refuse('/html', 'required');
  for (const [path, text] of [
    ['/subject', subject.slice(0, MAX_SUBJECT)],
    ['/html', markup.slice(0, MAX_MARKUP)],
  ] as const) {
    const [name] = unknownPlaceholders(text);
    if (name) refuse(path, 'placeholder', { name: `{${name}}` });
  }
  return errors;
}

const lists = ['to', 'cc', 'bcc'] as const;

/** Validates an email beyond its schema; used by the form and by the service. */
export function mailErrors(mail: NewMail): ValidationError[] {
  const errors: ValidationError[] = [];
  if (mail.to.length === 0) errors.push({ path: '/to', code: 'required' });
  const count = lists.reduce((sum, list) => sum + mail[list].length, 0);
  if (count > MAX_RECIPIENTS)
    errors.push({ path: '/to', code: 'maxItems', params: { limit: MAX_RECIPIENTS } });
  for (const list of lists) {
    for (const [index, { address, name = '' }] of mail[list].entries()) {
      if (!isEmailAddress(address)) errors.push({ path: `/${list}/${index}/address`, code: 'email' });
      if (!isSingleLine(name)) errors.push({ path: `/${list}/${index}/name`, code: 'oneLine' });
    }
  }
  return [...errors, ...contentErrors(mail)];
}

/** A stored email. */
export const StoredMail = Type.Object({
  id: Type.String(),
  state: Type.Enum([...mailStates]),
  to: Type.Array(Recipient),
  cc: Type.Array(Recipient),
  bcc: Type.Array(Recipient),
  subject: Type.String(),
  text: Type.String(),
  /** Why it failed: a code, and the mail server's response. */
  reason: Type.Unsafe<{ code: string; detail?: string } | null>({
    type: ['object', 'null'],
    properties: { code: Type.String(), detail: Type.String() },
  }),
  /** Recipients rejected by the mail server. */
  refused: Type.Array(Type.Object({ address: Type.String(), code: Type.Optional(Type.String()) })),
  attachments: Type.Array(Type.Object({ filename: Type.String(), bytes: Type.Integer() })),
  customer_id: Nullable('string'),
  location_id: Nullable('integer'),
  appointment_id: Nullable('string'),
  request_id: Nullable('string'),
  /** For bulk emails: SERVICE or NEWSLETTER. */
  purpose: Nullable('string'),
  /** The email that this one resends. */
  again_of: Nullable('string'),
  created_by: Nullable('string'),
  created_date: Type.String(),
  settled_date: Nullable('string'),
});
export type StoredMail = Static<typeof StoredMail>;
