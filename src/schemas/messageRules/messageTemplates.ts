import { Type, type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, Name, NullableString, Timestamp, Voided } from '../common.ts';
import { MAX_SUBJECT, type MailLanguage } from '../mail/mail.ts';
import { model } from '../model.ts';
import { singleLine, visiblePattern } from '../textPatterns.ts';
import { unknownIn } from './placeholders.ts';
import { MAX_MESSAGE } from './tell.ts';

const Text = Type.String({ maxLength: 1000, pattern: visiblePattern, multiline: true });
const Subject = NullableString({ ...singleLine, maxLength: MAX_SUBJECT });
const MailText = NullableString({ maxLength: MAX_MESSAGE, multiline: true });

/** What customers are told, in both languages: by text message, and by e-mail with a subject and a text of its own. */
export const MessageTemplate = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  text_en: Text,
  text_fr: Text,
  /** Null: the store's name and the ticket. */
  subject_en: Subject,
  subject_fr: Subject,
  /** Null: as the text message. */
  mail_en: MailText,
  mail_fr: MailText,
  is_voided: Voided,
  created_date: Timestamp,
});
export type MessageTemplate = Static<typeof MessageTemplate>;

const mayEdit = right('EDIT_STORE_SETTINGS');

/** The properties of a template with placeholders. */
export const templateTexts = [
  'text_en',
  'text_fr',
  'subject_en',
  'subject_fr',
  'mail_en',
  'mail_fr',
] as const satisfies (keyof MessageTemplate)[];

/** Returns what a template says in a language, by email or text message. */
export function textsOf(
  template: Pick<MessageTemplate, (typeof templateTexts)[number]>,
  isMail: boolean,
  language: MailLanguage,
) {
  const text = template[`text_${language}`];
  return {
    subject: template[`subject_${language}`],
    text: (isMail && template[`mail_${language}`]) || text,
  };
}

export const messageTemplates = model({
  name: 'messageTemplates',
  schema: MessageTemplate,
  service: 'customer',
  label: 'name',
  filters: { name: 'contains', only_enabled: { kind: 'boolean', of: 'is_voided', negate: true } },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'name', order: 'ASC' },
  access: { list: member, one: member, create: mayEdit, update: mayEdit },
  rules: templateTexts.map((field) => ({
    fields: [field],
    check: (template: MessageTemplate) =>
      unknownIn(template[field] ?? '')
        .slice(0, 1)
        .map((name) => ({ path: `/${field}`, code: 'placeholder', params: { name } })),
  })),
});
