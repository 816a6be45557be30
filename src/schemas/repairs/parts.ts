import { Type, type Static } from 'typebox';
import { Entity, NullableReference } from '../common.ts';
import type { Rule } from '../model.ts';

/** An item of the inventory that a repair service needs, and how many of it. */
export const RepairPart = Entity({
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  item: Type.Optional(NullableReference),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
});
export type RepairPart = Static<typeof RepairPart>;

export const MAX_PARTS = 20;

/** What a service needs; said of none, it needs none. */
export const RepairParts = Type.Array(RepairPart, { default: [], maxItems: MAX_PARTS, elsewhere: true });

interface NeedsParts {
  /** A form that is being filled may not have them yet. */
  parts?: RepairPart[];
}

/** An item is named once, with how many of it are needed. */
export const uniqueParts: Rule<NeedsParts> = {
  fields: ['parts'],
  check: ({ parts = [] }) =>
    parts.flatMap(({ item_id }, index) =>
      parts.findIndex((other) => other.item_id.toLowerCase() === item_id.toLowerCase()) < index
        ? [{ path: `/parts/${index}/item_id`, code: 'uniqueItems' }]
        : [],
    ),
};
