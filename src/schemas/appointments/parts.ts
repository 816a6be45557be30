import { Type, type Static } from 'typebox';
import { Entity, Nullable, Reference } from '../common.ts';
import { movementKinds } from '../inventory/states.ts';

/** All parts reserved, some awaited, used, or some missing when the work was done. */
export const partsStates = ['READY', 'WAITING', 'USED', 'MISSING'] as const;
export type PartsState = (typeof partsStates)[number];

const Count = Type.Integer({ minimum: 0 });

/** Required quantity of a part, and what became of it. */
export const BookingPart = Entity({
  item: Reference,
  needed: Count,
  reserved: Count,
  used: Count,
  waiting: Count,
  /** Not in stock when the work was done. */
  missing: Count,
});
export type BookingPart = Static<typeof BookingPart>;

/** A stock movement of an appointment, with its author. */
export const BookingMovement = Entity({
  kind: Type.Enum([...movementKinds]),
  item: Reference,
  count: Count,
  by: Nullable('string'),
  created_date: Type.String({ format: 'date-time' }),
});
export type BookingMovement = Static<typeof BookingMovement>;

export const BookingParts = Entity({
  parts: Type.Array(BookingPart),
  movements: Type.Array(BookingMovement),
});
export type BookingParts = Static<typeof BookingParts>;

/** Whether enough of a part is available; the quantity only with access to the inventory. */
export const PartAvailability = Entity({
  item: Reference,
  needed: Count,
  is_there: Type.Boolean(),
  free: Type.Optional(Count),
});
export type PartAvailability = Static<typeof PartAvailability>;

interface Sums {
  needed: number;
  reserved: number;
  used: number;
  missing: number;
}

/** Quantity still awaited. */
export const waitingOf = ({ needed, reserved, used, missing }: Sums) => needed - reserved - used - missing;

/** Derives the state from the sums of all parts. */
export function partsStateOf(sums: Sums): PartsState {
  if (waitingOf(sums) > 0) return 'WAITING';
  if (sums.missing > 0) return 'MISSING';
  return sums.used > 0 ? 'USED' : 'READY';
}

/** An appointment for which an item is reserved or awaited. */
export const WaitingBooking = Entity({
  appointment_id: Type.String({ format: 'uuid' }),
  location_id: Type.Integer(),
  customer_first_name: Type.String(),
  customer_last_name: Type.String(),
  selected_date: Type.String({ format: 'date' }),
  needed: Count,
  reserved: Count,
  waiting: Count,
  /** When the need arose. */
  created_date: Type.String({ format: 'date-time' }),
});
export type WaitingBooking = Static<typeof WaitingBooking>;
