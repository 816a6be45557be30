import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import type { Rule } from '../model.ts';

/** As many lines as one order or transfer has at most, and as many of an item. */
export const MAX_LINES = 500;
export const MAX_QUANTITY = 100_000;
export const MAX_SERIALS = 1000;

/** What of an item stands in a line; the service takes it from its own data. */
export const LineItem = Entity({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  sku: NullableString(),
  barcode: NullableString(),
  is_serialized: Type.Boolean(),
});
export type LineItem = Static<typeof LineItem>;

export const Quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY });
export const Serials = Type.Array(Type.String({ pattern: '\\S', maxLength: 100 }), { maxItems: MAX_SERIALS });

/** What every line holds; `item` and `received` are the service's to say. */
export const line = {
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  item: Type.Optional(LineItem),
  quantity: Quantity,
  received: Type.Optional(Type.Integer({ minimum: 0 })),
};

/** What arrived of one item. */
export const ReceivedLine = Entity({
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  quantity: Quantity,
  serials: Type.Optional(Serials),
});
export type ReceivedLine = Static<typeof ReceivedLine>;

/** What a receive step takes. */
export const receivedLines = { lines: Type.Array(ReceivedLine, { minItems: 1, maxItems: MAX_LINES }) };

interface Line {
  item_id: string;
  quantity: number;
  received?: number;
}

/** An item stands in one line. */
export const uniqueItems: Rule<{ lines: Line[] }> = {
  fields: ['lines'],
  check: ({ lines }) =>
    lines.flatMap(({ item_id }, index) =>
      lines.findIndex((one) => one.item_id === item_id) < index
        ? [{ path: `/lines/${index}/item_id`, code: 'line_twice' }]
        : [],
    ),
};

/** How many of a line have not arrived. */
export const outstandingOf = ({ quantity, received = 0 }: Pick<Line, 'quantity' | 'received'>) =>
  Math.max(0, quantity - received);

/** Cents of all lines together. */
export const linesTotal = (lines: { quantity: number; unit_cost?: number }[]) =>
  lines.reduce((sum, { quantity, unit_cost = 0 }) => sum + quantity * unit_cost, 0);
