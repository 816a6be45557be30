import { Type, type Static } from 'typebox';
import { member } from '../can.ts';
import { Entity, Id, LocationId, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Phone, isPhone } from '../phone.ts';
import { editsNumbers } from './access.ts';

/** A phone number with which the store sends and receives text messages. */
export const SmsNumber = Entity({
  id: Id,
  store_id: Id,
  /** Of one store only; stored as E.164. */
  phone: Type.Unsafe<string>({ ...Phone, type: 'string', minLength: 1, unique: true }),
  /** Its inbox gets what arrives from numbers that nobody has written to. */
  location_id: LocationId(),
  is_active: Type.Boolean({ default: true }),
  created_date: Timestamp,
});
export type SmsNumber = Static<typeof SmsNumber>;

export const smsNumbers = model({
  name: 'smsNumbers',
  schema: SmsNumber,
  service: 'customer',
  label: 'phone',
  live: true,
  filters: { phone: 'contains', location_id: 'equals', is_active: 'boolean' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: { list: member, one: member, create: editsNumbers, update: editsNumbers },
  rules: [isPhone],
});
