import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, Name, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { editsNumbers } from './access.ts';

/** An email address of the store whose mail arrives in conversations. */
export const MailAddress = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  /** Of one store only; stored in lower case. */
  email: Type.String({
    format: 'email',
    maxLength: 200,
    unique: true,
    examples: ['help@store.example', 'desk@store.example'],
  }),
  /** Its conversations get what arrives. */
  location_id: LocationId(),
  is_active: Type.Boolean({ default: true }),
  created_date: Timestamp,
});
export type MailAddress = Static<typeof MailAddress>;

export const mailAddresses = model({
  name: 'mailAddresses',
  schema: MailAddress,
  service: 'customer',
  label: 'name',
  live: true,
  filters: { name: 'contains', email: 'contains', location_id: 'equals', is_active: 'boolean' },
  sorts: { name: 'name', created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: { list: editsNumbers, one: editsNumbers, create: editsNumbers, update: editsNumbers },
});
