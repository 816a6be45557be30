import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, NullableReference, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { viewsInventory } from './access.ts';
import { serialStates } from './states.ts';

/** A serialized unit and its location, if any (contract 3 §2.2). */
export const Serial = Entity({
  id: Id,
  store_id: Id,
  serial: Type.String({ readOnly: true }),
  item_id: Type.String({ format: 'uuid', reference: 'items', readOnly: true }),
  item: NullableReference,
  state: Type.Enum([...serialStates], { readOnly: true }),
  location_id: Nullable('integer', { reference: 'locations', readOnly: true, default: null }),
  /** The current location, or the last one. */
  last_location_id: Type.Integer({ reference: 'locations', readOnly: true }),
  created_date: Timestamp,
  /** Time of the last movement. */
  modified_date: Timestamp,
});
export type Serial = Static<typeof Serial>;

const access = atOwnLocation(viewsInventory, 'last_location_id');

export const serials = model({
  name: 'serials',
  schema: Serial,
  service: 'product',
  label: 'serial',
  filters: {
    /** A part of the serial number in any format. */
    search: { kind: 'contains', of: 'serial' },
    serial: 'equals',
    item_id: 'equals',
    state: 'equals',
    location_id: 'equals',
    last_location_id: 'equals',
    /** Acquired as a trade-in. */
    from_trade: { kind: 'boolean', of: 'state' },
  },
  sorts: { serial: 'serial', created_date: 'created_date', modified_date: 'modified_date' },
  defaultSort: { field: 'modified_date', order: 'DESC' },
  find: ['serial'],
  codes: ['serial'],
  details: ['item', 'state', 'last_location_id'],
  access: { list: access, one: access },
});
