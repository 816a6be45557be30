import { Type, type Static } from 'typebox';
import { member, right, type AccessRule } from '../can.ts';
import { Entity, Id, NullableString, Timestamp, Voided } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { isPhone, Phone } from '../phone.ts';
import { Address } from './addresses.ts';
import { Language, OptionalEmail, PersonName } from './person.ts';

export const contactMethods = ['EMAIL', 'PHONE', 'TEXT'] as const;
const channels = ['ONLINE', 'IN_STORE'] as const;

/** A customer of the store; customers cannot sign in to the admin (contract 4 §3). */
export const Customer = Entity({
  id: Id,
  store_id: Id,
  first_name: PersonName,
  last_name: PersonName,
  email: OptionalEmail,
  phone: Phone,
  language: Type.Optional(Language),
  default_contact_method: Type.Enum([...contactMethods], { default: 'EMAIL', filled: true }),
  channel: Type.Enum([...channels], { default: 'IN_STORE', filled: true }),
  /** Booked without an account. */
  is_guest: Type.Boolean({ default: false }),
  accepted_terms: Type.Boolean({ default: false }),
  subscriptions: Type.Array(Type.String({ maxLength: 50 }), { default: [], maxItems: 50 }),
  /** Tax exemption with its number and reason; requires CHANGE_PRICE. */
  is_tax_exempt: Type.Optional(Type.Boolean({ default: false })),
  tax_exempt_number: Type.Optional(NullableString({ maxLength: 50 })),
  tax_exempt_reason: Type.Optional(NullableString({ maxLength: 200 })),
  /** The account is inactive. */
  is_voided: Voided,
  /** When the personal data was erased (contract 4 §4). */
  forgotten_date: NullableString({ format: 'date-time', readOnly: true }),
  created_date: Timestamp,
  /** Not included in lists. */
  addresses: Type.Optional(Type.Array(Address, { readOnly: true })),
});
export type Customer = Static<typeof Customer>;

const exemption = ['is_tax_exempt', 'tax_exempt_number', 'tax_exempt_reason'] as const;

/** Erased customers are read-only; the tax exemption requires CHANGE_PRICE. */
const mayEdit: AccessRule = (who, record, changes = {}) =>
  right('EDIT_CUSTOMER')(who) === true &&
  !record?.forgotten_date &&
  (!exemption.some((key) => key in changes) || right('CHANGE_PRICE')(who) === true);

/** A tax exemption requires a number and a reason. */
const isExplained: Rule<Customer> = {
  fields: [...exemption],
  check: ({ is_tax_exempt, tax_exempt_number, tax_exempt_reason }) =>
    is_tax_exempt
      ? [
          ...(tax_exempt_number?.trim() ? [] : [{ path: '/tax_exempt_number', code: 'required' }]),
          ...(tax_exempt_reason?.trim() ? [] : [{ path: '/tax_exempt_reason', code: 'required' }]),
        ]
      : [],
};

/** Contract 4 §2.6, §3, §5, §7. */
export const customers = model({
  name: 'customers',
  schema: Customer,
  service: 'customer',
  label: 'first_name',
  nameParts: ['first_name', 'last_name'],
  endpoints: {
    list: 'GET /dc/store/:storeId/customer?include_voided=true',
    one: 'GET /dc/store/:storeId/customer/:id?include_addresses=true',
    create: 'POST /dc/store/:storeId/customer',
    update: 'PUT /dc/store/:storeId/customer',
  },
  filters: {
    /** Matches name, e-mail and phone number. */
    search: 'contains',
    first_name: 'contains',
    last_name: 'contains',
    email: 'contains',
    is_guest: 'boolean',
    contact_method: { kind: 'equals', of: 'default_contact_method' },
    channel: 'equals',
    is_voided: 'boolean',
  },
  sorts: { first_name: 'name_sort_order', created_date: 'created_date_sort_order' },
  defaultSort: { field: 'first_name', order: 'ASC' },
  optionalFields: { addresses: { query: 'include_addresses', access: member } },
  find: ['first_name', 'last_name', 'email', 'phone'],
  codes: ['email', 'phone'],
  details: ['phone', 'email'],
  access: {
    list: member,
    one: member,
    create: (who, record) =>
      right('EDIT_CUSTOMER')(who) && (!record?.is_tax_exempt || right('CHANGE_PRICE')(who)),
    update: mayEdit,
  },
  rules: [isExplained, isPhone],
});
