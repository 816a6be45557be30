import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, Name, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { isPhone } from '../phone.ts';
import { editsNumbers } from './access.ts';

/** A phone number with which the store sends and receives text messages. */
export const SmsNumber = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  /** Of one store only; stored as E.164. */
  phone: Type.String({
    minLength: 1,
    maxLength: 50,
    phone: true,
    unique: true,
    examples: ['+16135550100', '+15145550199'],
  }),
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
  label: 'name',
  live: true,
  filters: { name: 'contains', phone: 'contains', location_id: 'equals', is_active: 'boolean' },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: { list: editsNumbers, one: editsNumbers, create: editsNumbers, update: editsNumbers },
  rules: [isPhone],
});
