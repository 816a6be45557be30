import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, NullableString, NullableReference, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { currencies } from '../money.ts';
import { locationAccess, seesCosts } from './access.ts';
import { adjustReasons, movementKinds, movementSources } from './states.ts';

const Count = Type.Integer({ readOnly: true });
const oneOf = (values: readonly string[]) => NullableString({ enum: [...values, null], readOnly: true });

/** A stock movement; immutable (contract 3 §2.2). */
export const Movement = Entity({
  id: Id,
  store_id: Id,
  item_id: Type.String({ format: 'uuid', reference: 'items', readOnly: true }),
  item: NullableReference,
  location_id: Type.Integer({ reference: 'locations', readOnly: true }),
  kind: Type.Enum([...movementKinds], { readOnly: true }),
  /** Change of the quantity on hand, and of the reserved quantity. */
  quantity: Count,
  reserved: Count,
  serials: Type.Array(Type.String(), { readOnly: true }),
  /** Cents per unit. */
  unit_cost: Nullable('integer', { cents: true, readOnly: true, default: null }),
  currency: Type.Enum([...currencies], { readOnly: true }),
  reason: oneOf(adjustReasons),
  note: NullableString({ readOnly: true }),
  /** The record that caused the movement. */
  source: oneOf(movementSources),
  source_id: NullableString({ format: 'uuid', readOnly: true }),
  /** Id and name of the author; null: the system. */
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Movement = Static<typeof Movement>;

const { list, one } = locationAccess;

export const movements = model({
  name: 'movements',
  schema: Movement,
  service: 'product',
  label: 'kind',
  filters: {
    item_id: 'equals',
    location_id: 'equals',
    kind: 'equals',
    reason: 'equals',
    source: 'equals',
    source_id: 'equals',
    created_date: 'range',
    /** An exact serial number in any format. */
    serial: { kind: 'contains', of: 'note' },
  },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  fieldAccess: { unit_cost: { read: seesCosts } },
  access: { list, one },
});
