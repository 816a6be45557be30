import { Type, type Static } from 'typebox';
import { atOwnLocation } from '../atOwnLocation.ts';
import { member } from '../can.ts';
import { Entity, Id, NullableString, NullableReference, Timestamp, NullableLocationId } from '../common.ts';
import { model } from '../model.ts';
import { Phone } from '../phone.ts';
import { nonBlankLine, visiblePattern } from '../textPatterns.ts';
import { Language } from './person.ts';

const access = atOwnLocation(member);

const Told = { readOnly: true };
const Moment = NullableString({ ...Told, format: 'date-time' });

/** What the storefront's contact form sends. */
export const NewContactRequest = Entity({
  /** The store's main location where it is left out. */
  location_id: Type.Optional(NullableLocationId()),
  customer_first_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_last_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_email: Type.String({ format: 'email', maxLength: 200 }),
  customer_phone: Type.Optional(Phone),
  /** In which the form was read. */
  customer_language: Type.Optional(Language),
  customer_note: Type.String({ pattern: visiblePattern, maxLength: 5000 }),
});
export type NewContactRequest = Static<typeof NewContactRequest>;

/** Nobody has it; somebody has it; somebody has replied, whoever has it. */
export const contactRequestStates = ['NEW', 'TAKEN', 'ANSWERED'] as const;
export type ContactRequestState = (typeof contactRequestStates)[number];

/** What a customer wrote to the store, as its reader sees it: each reader has or has not read it (contract 4 §3). */
export const ContactRequest = Entity({
  id: Id,
  store_id: Id,
  location_id: NullableLocationId(Told),
  customer_id: NullableString({ ...Told, format: 'uuid', names: 'customers' }),
  customer_first_name: Type.String(Told),
  customer_last_name: Type.String(Told),
  customer_email: Type.String(Told),
  customer_phone: Type.Unsafe<string | null>({ ...Phone, ...Told }),
  /** In which the form was read, or that is known of the customer. */
  customer_language: NullableString(Told),
  customer_note: Type.String(Told),
  state: Type.Enum([...contactRequestStates], Told),
  /** Who of the staff has it. */
  assignee_id: NullableString({ ...Told, format: 'uuid', names: 'staff' }),
  assignee: NullableReference,
  /** Mails that answer it, but for those that failed. */
  replies: Type.Integer(Told),
  last_reply_date: Moment,
  last_reply_by: NullableReference,
  is_read: Type.Boolean(),
  /** The day alone, on the store's clock. */
  read_date: NullableString({ ...Told, format: 'date' }),
  created_by: NullableString(Told),
  created_date: Timestamp,
  modified_by: NullableString(Told),
  modified_date: Timestamp,
  deleted_by: NullableString(Told),
  deleted_date: Moment,
});
export type ContactRequest = Static<typeof ContactRequest>;

/** Who has a request from now on, the caller or nobody, and who had it when the caller looked. */
export const Assignment = Entity({
  assignee_id: NullableString({ format: 'uuid', names: 'staff' }),
  before: NullableString({ format: 'uuid', names: 'staff' }),
});
export type Assignment = Static<typeof Assignment>;

/** Contract 4 §2.8, §7. All that can be changed is whether the reader has read it. */
export const contactRequests = model({
  name: 'customerRequests',
  schema: ContactRequest,
  service: 'store',
  label: 'customer_first_name',
  nameParts: ['customer_first_name', 'customer_last_name'],
  bespoke: true,
  endpoints: {
    list: 'GET /dc/store/:storeId/contact-us',
    one: 'GET /dc/store/:storeId/contact-us/:id',
    update: 'PUT /dc/store/:storeId/contact-us whole',
  },
  filters: {
    first_name: { kind: 'contains', of: 'customer_first_name' },
    last_name: { kind: 'contains', of: 'customer_last_name' },
    email: { kind: 'contains', of: 'customer_email' },
    phone: { kind: 'contains', of: 'customer_phone' },
    location_id: 'equals',
    state: 'equals',
    is_read: 'boolean',
    created_date: { kind: 'range', of: 'created_date', exclusiveMax: true },
    read_date: { kind: 'range', of: 'read_date', exclusiveMax: true },
  },
  sorts: { created_date: 'created_date_sort_order', read_date: 'read_date_sort_order' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: access, one: access, update: access },
});
