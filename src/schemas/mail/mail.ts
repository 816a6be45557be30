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

/** The language that mails have for somebody who speaks this one; undefined where none is known. */
export const mailLanguageOf = (spoken: string | null | undefined): MailLanguage | undefined =>
  mailLanguages.find((one) => one === spoken);

/** As many people as one mail reaches. */
export const MAX_RECIPIENTS = 100;
export const MAX_SUBJECT = 250;
/** Characters of a mail's HTML without its pictures, which count as attachments. */
export const MAX_MARKUP = 200_000;

const Recipient = Type.Object(
  { address: Type.String({ maxLength: 1000 }), name: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
const Recipients = Type.Array(Recipient, { default: [], maxItems: 1000 });

/** What a mail says. Lengths and addresses are the rules' matter: each has a message of its own. */
export const mailContent = {
  subject: Type.String({ maxLength: 10_000 }),
  /** The text as HTML. */
  html: Type.String(),
  language: Type.Enum([...mailLanguages]),
  /** Answers go there instead of to the location. */
  reply_to: NullableString({ maxLength: 1000 }),
  /** Whose address answers go to, and whose signature it bears. */
  location_id: NullableLocationId({ default: null }),
  signature: Type.Boolean({ default: true }),
};

/** A mail that somebody writes (contract 4 §2.11). */
export const NewMail = Entity({
  /** Made by whoever writes: sent again with the same key, it is sent once. */
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
 * Whoever writes to customers or about appointments, for the own location unless they see all. Which of them are read
 * there is decided by what each is about (contract 4 §6).
 */
export const mails = { access: { create: mayWrite, list: mayWrite, one: mayWrite } };

/** Whoever writes to several customers at once also writes to addresses that the store does not know. */
export const mailsToAnyAddress = { access: { create: right('MAIL_SEVERAL') } };

const picture = /\bsrc\s*=\s*(["'])data:image\/[a-z+.-]+;base64,[a-z\d+/=\s]*\1/gi;

/** HTML without the pictures that stand in it as data. */
export const withoutInlineImages = (html: string) => html.replace(picture, 'src=$1$1');

/** Has the HTML anything to read or to see? */
export const isBlankHtml = (html: string) =>
  !/<(img|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;/gi, '').trim() === '';

type Content = Pick<NewMail, 'subject' | 'html' | 'reply_to'>;

/** What is wrong with a mail's subject, text and address for answers. */
export function contentErrors({ subject, html, reply_to }: Content): ValidationError[] {
  const errors: ValidationError[] = [];
  const refuse = (path: string, code: string, params?: ValidationError['params']) =>
    errors.push({ path, code, ...(params && { params }) });
  if (reply_to && !isEmailAddress(reply_to)) refuse('/reply_to', 'email');
  if (subject.trim() === '') refuse('/subject', 'required');
  else if (!isSingleLine(subject)) refuse('/subject', 'oneLine');
  else if (subject.length > MAX_SUBJECT) refuse('/subject', 'maxLength', { limit: MAX_SUBJECT });
  // A text of megabytes is not looked through any further.
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

/** What is wrong with a mail beyond its shape; the screen asks before it sends, the service before it stores. */
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

/** A mail as the services keep it. */
export const StoredMail = Type.Object({
  id: Type.String(),
  state: Type.Enum([...mailStates]),
  to: Type.Array(Recipient),
  cc: Type.Array(Recipient),
  bcc: Type.Array(Recipient),
  subject: Type.String(),
  text: Type.String(),
  /** Why it was not sent: a code, and what the mail server said. */
  reason: Type.Unsafe<{ code: string; detail?: string } | null>({
    type: ['object', 'null'],
    properties: { code: Type.String(), detail: Type.String() },
  }),
  /** The recipients whom the mail server did not take. */
  refused: Type.Array(Type.Object({ address: Type.String(), code: Type.Optional(Type.String()) })),
  attachments: Type.Array(Type.Object({ filename: Type.String(), bytes: Type.Integer() })),
  customer_id: Nullable('string'),
  location_id: Nullable('integer'),
  appointment_id: Nullable('string'),
  request_id: Nullable('string'),
  /** Of a mail to several customers: SERVICE or NEWSLETTER. */
  purpose: Nullable('string'),
  /** The mail that this one sends again. */
  again_of: Nullable('string'),
  created_by: Nullable('string'),
  created_date: Type.String(),
  settled_date: Nullable('string'),
});
export type StoredMail = Static<typeof StoredMail>;
