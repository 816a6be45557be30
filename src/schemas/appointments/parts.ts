import { Type, type Static } from 'typebox';
import { Entity, Nullable, Reference } from '../common.ts';
import { movementKinds } from '../inventory/states.ts';

/** How the parts of a booking stand: all are kept for it, it waits for some, they were used, or some were not there. */
export const partsStates = ['READY', 'WAITING', 'USED', 'MISSING'] as const;
export type PartsState = (typeof partsStates)[number];

const Count = Type.Integer({ minimum: 0 });

/** How many of a part a booking needs, and what became of them. */
export const BookingPart = Entity({
  item: Reference,
  needed: Count,
  reserved: Count,
  used: Count,
  waiting: Count,
  /** Were not there when the work was done. */
  missing: Count,
});
export type BookingPart = Static<typeof BookingPart>;

/** Something that happened to the stock for a booking, and who did it. */
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

/** Whether as many of a part are there as repairs need; how many there are, for those who may see the inventory. */
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

/** How many of it are waited for. */
export const waitingOf = ({ needed, reserved, used, missing }: Sums) => needed - reserved - used - missing;

/** Sums over the parts of a booking say how they stand. */
export function partsStateOf(sums: Sums): PartsState {
  if (waitingOf(sums) > 0) return 'WAITING';
  if (sums.missing > 0) return 'MISSING';
  return sums.used > 0 ? 'USED' : 'READY';
}

/** A booking that an item is kept for, or that waits for it. */
export const WaitingBooking = Entity({
  appointment_id: Type.String({ format: 'uuid' }),
  location_id: Type.Integer(),
  customer_first_name: Type.String(),
  customer_last_name: Type.String(),
  selected_date: Type.String({ format: 'date' }),
  needed: Count,
  reserved: Count,
  waiting: Count,
  /** Since when it needs it. */
  created_date: Type.String({ format: 'date-time' }),
});
export type WaitingBooking = Static<typeof WaitingBooking>;
