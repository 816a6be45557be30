import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { uniqueLines } from '../lines.ts';

/** Limits of a purchase order or transfer. */
export const MAX_LINES = 500;
export const MAX_QUANTITY = 100_000;
const MAX_SERIALS = 1000;

/** Item properties in a line, set by the service. */
export const LineItem = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    sku: NullableString(),
    barcode: NullableString(),
    is_serialized: Type.Boolean(),
  },
  { additionalProperties: false, readOnly: true },
);
export type LineItem = Static<typeof LineItem>;

const Quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY });
export const Serials = Type.Array(Type.String({ pattern: '\\S', maxLength: 100 }), { maxItems: MAX_SERIALS });

/** Properties of every line; `item` and `received` are set by the service. */
export const line = {
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  item: Type.Optional(LineItem),
  quantity: Quantity,
  received: Type.Optional(Type.Integer({ minimum: 0, readOnly: true })),
};

/** Received quantity of an item. */
export const ReceivedLine = Entity({
  item_id: Type.String({ format: 'uuid', names: 'items' }),
  quantity: Quantity,
  serials: Type.Optional(Serials),
});
export type ReceivedLine = Static<typeof ReceivedLine>;

/** Body of a receive step. */
export const receivedLines = { lines: Type.Array(ReceivedLine, { minItems: 1, maxItems: MAX_LINES }) };

interface Line {
  quantity: number;
  received?: number;
}

/** Each item may appear in one line. */
export const uniqueItems = uniqueLines('lines', 'item_id', 'line_twice');

/** Quantity of a line not received yet. */
export const outstandingOf = ({ quantity, received = 0 }: Pick<Line, 'quantity' | 'received'>) =>
  Math.max(0, quantity - received);

/** Total of all lines in cents. */
export const linesTotal = (lines: { quantity?: number; unit_cost?: number }[]) =>
  lines.reduce((sum, { quantity = 0, unit_cost = 0 }) => sum + quantity * unit_cost, 0);
