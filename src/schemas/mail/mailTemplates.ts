import { Type, type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, Name, NullableString, Timestamp, Voided, NullableLocationId } from '../common.ts';
import { model } from '../model.ts';
import { isSingleLine } from './recipients.ts';
import { MAX_MARKUP, MAX_SUBJECT, mailLanguages } from './mail.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** An email template or signature. */
export const MailTemplate = Entity({
  id: Id,
  name: Name,
  kind: Type.Enum(['TEMPLATE', 'SIGNATURE'], { default: 'TEMPLATE' }),
  language: Type.Enum([...mailLanguages], { default: 'en' }),
  /** Null: all locations without one of their own. */
  location_id: NullableLocationId({ default: null }),
  subject: NullableString({ maxLength: MAX_SUBJECT }),
  /** HTML. */
  body: Type.String({
    pattern: '\\S',
    maxLength: MAX_MARKUP,
    examples: ['<p>Hello {customer.first_name}</p>'],
  }),
  is_voided: Voided,
  created_date: Timestamp,
});
export type MailTemplate = Static<typeof MailTemplate>;

const mayEdit = right('EDIT_STORE_SETTINGS');

/** Email templates and location signatures (contract 4 §2.11). */
export const mailTemplates = model({
  name: 'mailTemplates',
  schema: MailTemplate,
  service: 'customer',
  label: 'name',
  filters: { name: 'contains', kind: 'equals', language: 'equals', location_id: 'equals' },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'name', order: 'ASC' },
  access: { list: member, one: member, create: mayEdit, update: mayEdit },
  rules: [
    {
      fields: ['subject', 'body'],
      check: ({ subject, body }) => [
        ...(subject && !isSingleLine(subject) ? [{ path: '/subject', code: 'oneLine' }] : []),
        ...refused('/subject', subject ?? ''),
        ...refused('/body', body),
      ],
    },
  ],
});

const refused = (path: string, text: string) =>
  unknownPlaceholders(text)
    .slice(0, 1)
    .map((name) => ({ path, code: 'placeholder', params: { name: `{${name}}` } }));

/** The signature of a location in a language, else the store's. */
export const signatureOf = <T extends Pick<MailTemplate, 'kind' | 'language' | 'location_id' | 'is_voided'>>(
  templates: readonly T[],
  language: string,
  locationId: number | null,
): T | undefined => {
  const fitting = templates.filter(
    (one) => one.kind === 'SIGNATURE' && one.language === language && !one.is_voided,
  );
  return (
    fitting.find((one) => one.location_id === locationId) ?? fitting.find((one) => one.location_id === null)
  );
};
