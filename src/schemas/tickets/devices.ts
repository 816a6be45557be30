import { type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, NullableReference, NullableString, ReferenceId, Timestamp } from '../common.ts';
import { isInvalidImei, normalizeSerial } from '../inventory/codes.ts';
import { model, type Rule } from '../model.ts';
import { nonBlankLine, singleLine } from '../textPatterns.ts';

const Line = (maxLength: number) => NullableString({ ...singleLine, maxLength });

/** A device that the store has seen, with its owner. */
export const Device = Entity({
  id: Id,
  store_id: Id,
  /** Defaults to the product's. */
  name: NullableString({ ...nonBlankLine, maxLength: 200 }),
  product_id: ReferenceId('products'),
  product: NullableReference,
  /** The owner; earlier ones are a call (calls.ts). */
  customer_id: ReferenceId('customers'),
  customer: NullableReference,
  /** IMEI or serial number, normalized. */
  serial: NullableString({ ...nonBlankLine, maxLength: 100, unique: true, examples: ['SN1000', 'SN1001'] }),
  /** Why an IMEI with a wrong check digit is right. */
  serial_reason: Line(200),
  color: Line(60),
  storage: Line(40),
  carrier: Line(60),
  /** Shown to everyone who takes the device in hand, such as a swollen battery. */
  warning: NullableString({ maxLength: 1000, multiline: true }),
  created_date: Timestamp,
});
export type Device = Static<typeof Device>;

/** A device without a product needs a name. */
const isNamed: Rule<Device> = {
  fields: ['name', 'product_id'],
  check: ({ name, product_id }) => (name?.trim() || product_id ? [] : [{ path: '/name', code: 'required' }]),
};

const hasValidImei: Rule<Device> = {
  fields: ['serial', 'serial_reason'],
  check: ({ serial, serial_reason }) =>
    serial && isInvalidImei(normalizeSerial(serial)) && !serial_reason?.trim()
      ? [{ path: '/serial', code: 'unexplained_imei' }]
      : [],
};

const edits = right('EDIT_TICKET');

export const devices = model({
  name: 'devices',
  schema: Device,
  service: 'repair',
  label: 'name',
  nameParts: ['name', 'serial'],
  live: true,
  filters: {
    name: 'contains',
    serial: 'contains',
    product_id: 'equals',
    customer_id: 'equals',
    created_date: 'range',
  },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  find: ['name', 'serial', 'color', 'storage', 'customer_id'],
  codes: ['serial'],
  details: ['serial', 'customer', 'color'],
  access: { list: member, one: member, create: edits, update: edits },
  rules: [isNamed, hasValidImei],
});
