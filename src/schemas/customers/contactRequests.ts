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

/** Body of the storefront's contact form. */
export const NewContactRequest = Entity({
  /** Default: the store's main location. */
  location_id: Type.Optional(NullableLocationId()),
  customer_first_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_last_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_email: Type.String({ format: 'email', maxLength: 200 }),
  customer_phone: Type.Optional(Phone),
  /** Language of the form. */
  customer_language: Type.Optional(Language),
  customer_note: Type.String({ pattern: visiblePattern, maxLength: 5000 }),
});
export type NewContactRequest = Static<typeof NewContactRequest>;

/** Unassigned; assigned; answered by anyone. */
export const contactRequestStates = ['NEW', 'TAKEN', 'ANSWERED'] as const;
export type ContactRequestState = (typeof contactRequestStates)[number];

/** A message from a customer; read state and date are those of the reading staff member (contract 4 §3). */
export const ContactRequest = Entity({
  id: Id,
  store_id: Id,
  location_id: NullableLocationId(Told),
  customer_id: NullableString({ ...Told, format: 'uuid', names: 'customers' }),
  customer_first_name: Type.String(Told),
  customer_last_name: Type.String(Told),
  customer_email: Type.String(Told),
  customer_phone: Type.Unsafe<string | null>({ ...Phone, ...Told }),
  /** Language of the form, else the customer's. */
  customer_language: NullableString(Told),
  customer_note: Type.String(Told),
  state: Type.Enum([...contactRequestStates], Told),
  /** The assigned staff member. */
  assignee_id: NullableString({ ...Told, format: 'uuid', names: 'staff' }),
  assignee: NullableReference,
  /** Number of replies by email, except failed ones. */
  replies: Type.Integer(Told),
  last_reply_date: Moment,
  last_reply_by: NullableReference,
  is_read: Type.Boolean(),
  /** Date only, in the store's time zone. */
  read_date: NullableString({ ...Told, format: 'date' }),
  created_by: NullableString(Told),
  created_date: Timestamp,
  modified_by: NullableString(Told),
  modified_date: Timestamp,
  deleted_by: NullableString(Told),
  deleted_date: Moment,
});
export type ContactRequest = Static<typeof ContactRequest>;

/** Assigns a request to the caller or to nobody; `before` is the assignee that the caller saw. */
export const Assignment = Entity({
  assignee_id: NullableString({ format: 'uuid', names: 'staff' }),
  before: NullableString({ format: 'uuid', names: 'staff' }),
});
export type Assignment = Static<typeof Assignment>;

/** Contract 4 §2.8, §7. Only `is_read` can be updated. */
export const contactRequests = model({
  name: 'customerRequests',
  schema: ContactRequest,
  service: 'store',
  live: true,
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
