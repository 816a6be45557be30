import { Type, type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, NullableString, Timestamp } from '../common.ts';
import { countries, regionsOf } from '../locations/regions.ts';
import { model, type Rule } from '../model.ts';
import { isPhone, Phone } from '../phone.ts';
import { Email, PersonName } from './person.ts';
import { isValidPostcode } from './postcodes.ts';
import { nonBlankLine, singleLine } from '../textPatterns.ts';

const addressTypes = ['BILLING', 'SHIPPING'] as const;

const Line = (options: object = {}) => Type.String({ ...nonBlankLine, maxLength: 200, ...options });

/** A billing or shipping address; each type has one default. */
export const Address = Entity({
  id: Id,
  customer_id: Type.String({ format: 'uuid', reference: 'customers' }),
  address_type: Type.Enum([...addressTypes], { default: 'BILLING' }),
  first_name: PersonName,
  last_name: PersonName,
  company: NullableString({ ...singleLine, maxLength: 200 }),
  email: Email,
  phone: Phone,
  address_1: Line({ minLength: 2 }),
  address_2: NullableString({ ...singleLine, minLength: 2, maxLength: 200 }),
  address_3: NullableString({ ...singleLine, maxLength: 200 }),
  country: Type.Enum([...countries], { default: 'CA', filled: true }),
  state: Line({ maxLength: 2, examples: ['QC', 'NY'] }),
  city: Line(),
  postcode: Line({ maxLength: 10, examples: ['H2X 1Y4', '10001'] }),
  is_default: Type.Boolean({ default: false, examples: [true] }),
  /** Removed. */
  is_voided: Type.Boolean({ default: false, examples: [false] }),
  created_date: Timestamp,
});
export type Address = Static<typeof Address>;

/** Stored values are not revalidated. */
const isUnchanged = (keys: (keyof Address)[], record: Address, stored: Address | undefined) =>
  stored !== undefined && keys.every((key) => stored[key] === record[key]);

const isInCountry: Rule<Address> = {
  fields: ['country', 'state'],
  check: (record, stored) =>
    isUnchanged(['country', 'state'], record, stored) || regionsOf(record.country).includes(record.state)
      ? []
      : [{ path: '/state', code: 'region' }],
};

const isPostcode: Rule<Address> = {
  fields: ['country', 'state', 'postcode'],
  check: (record, stored) =>
    isUnchanged(['country', 'state', 'postcode'], record, stored) ||
    !regionsOf(record.country).includes(record.state) ||
    isValidPostcode(record)
      ? []
      : [{ path: '/postcode', code: 'postcode' }],
};

const linesDiffer: Rule<Address> = {
  fields: ['address_1', 'address_2'],
  check: ({ address_1, address_2 }) =>
    address_2 && address_2.trim().toLowerCase() === address_1.trim().toLowerCase()
      ? [{ path: '/address_2', code: 'same' }]
      : [],
};

/** The customer of an address is immutable. */
const staysWithCustomer: Rule<Address> = {
  fields: ['customer_id'],
  check: ({ customer_id }, stored) =>
    stored && stored.customer_id !== customer_id ? [{ path: '/customer_id', code: 'const' }] : [],
};

/** Contract 4 §3, §4, §5; calls beyond the contract, in the plain REST dialect. Removing an address voids it. */
export const addresses = model({
  name: 'addresses',
  schema: Address,
  service: 'customer',
  label: 'address_1',
  filters: { customer_id: 'equals' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: {
    list: member,
    one: member,
    create: right('EDIT_CUSTOMER'),
    update: right('EDIT_CUSTOMER'),
  },
  sharesRecordsWith: ['customers'],
  rules: [isPhone, isInCountry, isPostcode, linesDiffer, staysWithCustomer],
});

/** The default shipping address, else the default billing address. */
export function shippingAddress(of: Address[] = []): Address | undefined {
  const defaults = of.filter(({ is_default }) => is_default);
  return defaults.find(({ address_type }) => address_type === 'SHIPPING') ?? defaults[0];
}
