import { Type, type Static } from 'typebox';
import { Entity, NullableReference } from '../common.ts';
import { uniqueLines } from '../lines.ts';

/** An inventory item that a repair service needs, with its quantity. */
export const RepairPart = Entity({
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  item: Type.Optional(NullableReference),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
});
export type RepairPart = Static<typeof RepairPart>;

export const MAX_PARTS = 20;

/** Parts of a service; empty if omitted. */
export const RepairParts = Type.Array(RepairPart, { default: [], maxItems: MAX_PARTS, elsewhere: true });

/** Each item may appear once. */
export const uniqueParts = uniqueLines('parts', 'item_id', 'uniqueItems');
