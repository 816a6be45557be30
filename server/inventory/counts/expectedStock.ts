import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { AdjustReason, MovementKind } from '../../../src/schemas/inventory/states.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Scope } from '../../core/scope.ts';
import { movements, serials, stock } from '../tables.ts';
import type { Count } from './count.ts';

const sum = (some: { quantity: number }[]) => some.reduce((total, one) => total + one.quantity, 0);

interface Moved {
  kind: MovementKind;
  reason: AdjustReason | null;
  quantity: number;
  created_date: Date;
}

/** Reasons that correct the recorded stock: nothing physically came or went. */
const corrections = new Set<AdjustReason | null>(['LOST', 'FOUND', 'STOLEN', 'CORRECTION']);
const arrivals = new Set<MovementKind>(['RECEIVE', 'TRANSFER_IN', 'RETURN']);

/** Whether a movement is physical, rather than a correction of the recorded stock. */
const isReal = ({ kind, reason }: Moved) =>
  kind !== 'COUNT' && !(kind === 'ADJUST' && corrections.has(reason));

/**
 * Reads the expected stock of a count's location.
 * @param counted serials that were counted, wherever they are recorded
 */
export async function readExpectedStock(scope: Scope, count: Count, counted: string[]) {
  const here = eq(stock.location_id, count.location_id);
  const { item_id, on_hand, reserved } = stock;
  const places = await scope.select(stock, { item_id, on_hand, reserved }, { where: here });
  const { kind, reason, quantity, created_date } = movements;
  const moved = await scope.select(
    movements,
    { item_id: movements.item_id, kind, reason, quantity, created_date },
    { where: and(eq(movements.location_id, count.location_id), gt(created_date, count.created_date)) },
  );
  const numbers = await scope.select(
    serials,
    {
      serial: serials.serial,
      item_id: serials.item_id,
      state: serials.state,
      location_id: serials.location_id,
      moved: serials.modified_date,
    },
    { where: or(eq(serials.location_id, count.location_id), inArray(serials.serial, counted)) },
  );
  const byItem = new Map(places.map((place) => [place.item_id, place]));
  const movedOf = groupBy(moved, (one) => one.item_id);
  return {
    onHand: (item: string) => byItem.get(item)?.on_hand ?? 0,
    reserved: (item: string) => byItem.get(item)?.reserved ?? 0,
    /** Net quantity that came and went since then. */
    since: (item: string, moment: Date) =>
      sum((movedOf.get(item) ?? []).filter((one) => isReal(one) && one.created_date > moment)),
    /** Quantity that arrived since the count began. */
    arrived: (item: string) => sum((movedOf.get(item) ?? []).filter((one) => arrivals.has(one.kind))),
    /** Serials recorded at this location, by item. */
    serialsOf: groupBy(
      numbers.filter(({ location_id }) => location_id === count.location_id),
      (one) => one.item_id,
    ),
    /** Recorded state of each serial. */
    places: new Map(numbers.map((one) => [one.serial, one])),
  };
}

export type ExpectedStock = Awaited<ReturnType<typeof readExpectedStock>>;
