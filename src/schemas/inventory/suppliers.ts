import { type Static } from 'typebox';
import { Entity, Id, Name, Nullable, NullableString, Timestamp, Voided } from '../common.ts';
import { model } from '../model.ts';
import { isPhone, Phone } from '../phone.ts';
import { inventoryAccess } from './access.ts';

/** A supplier of parts and devices. */
export const Supplier = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  /** Contact person. */
  contact: NullableString({ maxLength: 200 }),
  email: NullableString({ format: 'email', maxLength: 200 }),
  phone: Phone,
  website: NullableString({ maxLength: 500 }),
  /** The store's account number at the supplier. */
  account_number: NullableString({ maxLength: 100 }),
  /** Delivery time in days. */
  lead_days: Nullable('integer', { minimum: 0, maximum: 365, default: null }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  is_voided: Voided,
  created_date: Timestamp,
});
export type Supplier = Static<typeof Supplier>;

export const suppliers = model({
  name: 'suppliers',
  schema: Supplier,
  service: 'product',
  label: 'name',
  filters: {
    name: 'contains',
    email: 'contains',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
  },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'name', order: 'ASC' },
  bulk: ['is_voided'],
  find: ['name', 'email'],
  details: ['email'],
  access: inventoryAccess,
  rules: [isPhone],
});
