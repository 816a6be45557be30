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
  /** Made by the screen: sent again the step answers the same, and nothing happens again. */
  key: Type.String({ format: 'uuid' }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  note: Note,
};
const linesOf = <T extends Parameters<typeof Type.Array>[0]>(line: T) =>
  Type.Array(line, { minItems: 1, maxItems: MAX_LINES });

/** What has come in. */
export const ReceiveRequest = Entity({
  ...step,
  lines: linesOf(
    Entity({
      item_id: ItemId,
      quantity: Quantity,
      serials: Serials,
      /** Cents of one; the item's own cost unless it is said. */
      unit_cost: Type.Optional(NullableCents()),
    }),
  ),
});
export type ReceiveRequest = Static<typeof ReceiveRequest>;

/** What is there is other than what is written; OTHER says why in the note. */
export const AdjustRequest = Entity({
  ...step,
  reason: Type.Enum([...adjustReasons]),
  lines: linesOf(
    Entity({
      item_id: ItemId,
      /** By how much there are more, or fewer. */
      quantity: Type.Integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY, not: { const: 0 } }),
      serials: Serials,
      /** How many were on hand when it was decided: if there are others by now, it is refused. */
      seen: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type AdjustRequest = Static<typeof AdjustRequest>;

/** What customers brought back. */
export const ReturnRequest = Entity({
  ...step,
  lines: linesOf(Entity({ item_id: ItemId, quantity: Quantity, serials: Serials })),
});
export type ReturnRequest = Static<typeof ReturnRequest>;

/** What is there of the items now. */
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

/** A serial number, and where it is. */
export const SerialLookup = Type.Object({
  serial: Type.String(),
  state: Type.Enum([...serialStates]),
  location_id: Type.Union([Type.Integer(), Type.Null()]),
  /** The name of its location. */
  location: Type.Union([Type.String(), Type.Null()]),
});
export type SerialLookup = Static<typeof SerialLookup>;

/** The item of a code, and the serial number that the code is; neither where nobody knows it. */
export const ItemLookup = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({
    item: Type.Union([item, Type.Null()]),
    serial: Type.Union([SerialLookup, Type.Null()]),
  });
