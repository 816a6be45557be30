import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { NullableCents } from '../money.ts';
import { MAX_LINES, Serials as SerialNumbers } from './lines.ts';
import { adjustReasons, serialStates } from './states.ts';

const MAX_QUANTITY = 1_000_000;

const ItemId = Type.String({ format: 'uuid' });
const Serials = Type.Optional(SerialNumbers);
const Quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY });
const Note = Type.Optional(NullableString({ maxLength: 2000 }));

const step = {
  /** Client-generated idempotency key. */
  key: Type.String({ format: 'uuid' }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  note: Note,
};
const linesOf = <T extends Parameters<typeof Type.Array>[0]>(line: T) =>
  Type.Array(line, { minItems: 1, maxItems: MAX_LINES });

/** Receives stock. */
export const ReceiveRequest = Entity({
  ...step,
  lines: linesOf(
    Entity({
      item_id: ItemId,
      quantity: Quantity,
      serials: Serials,
      /** Cents per unit; defaults to the item's cost. */
      unit_cost: Type.Optional(NullableCents()),
    }),
  ),
});
export type ReceiveRequest = Static<typeof ReceiveRequest>;

/** Adjusts stock; OTHER requires a note. */
export const AdjustRequest = Entity({
  ...step,
  reason: Type.Enum([...adjustReasons]),
  lines: linesOf(
    Entity({
      item_id: ItemId,
      /** Difference to the quantity on hand. */
      quantity: Type.Integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY, not: { const: 0 } }),
      serials: Serials,
      /** Quantity on hand that the user saw; a different one is refused. */
      seen: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type AdjustRequest = Static<typeof AdjustRequest>;

/** Returns stock from customers. */
export const ReturnRequest = Entity({
  ...step,
  lines: linesOf(Entity({ item_id: ItemId, quantity: Quantity, serials: Serials })),
});
export type ReturnRequest = Static<typeof ReturnRequest>;

/** Resulting stock levels. */
export const StockLevels = Type.Object({
  data: Type.Array(
    Type.Object({
      item_id: Type.String(),
      location_id: Type.Integer(),
      on_hand: Type.Integer(),
      reserved: Type.Integer(),
      available: Type.Integer(),
    }),
  ),
});
export type StockLevels = Static<typeof StockLevels>;

/** A serial number and its location. */
export const SerialLookup = Type.Object({
  serial: Type.String(),
  state: Type.Enum([...serialStates]),
  location_id: Type.Union([Type.Integer(), Type.Null()]),
  /** Name of the location. */
  location: Type.Union([Type.String(), Type.Null()]),
});
export type SerialLookup = Static<typeof SerialLookup>;

/** The item that a code belongs to, and the serial number if the code is one; null if unknown. */
export const ItemLookup = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({
    item: Type.Union([item, Type.Null()]),
    serial: Type.Union([SerialLookup, Type.Null()]),
  });
