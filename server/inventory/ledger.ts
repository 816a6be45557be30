import type { AdjustReason, MovementKind, MovementSource } from '../../src/schemas/inventory/states.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { together } from '../core/together.ts';
import type { Notify } from '../notifications/notify.ts';
import { checked } from './checkChanges.ts';
import { lockItems } from './lockItems.ts';
import { serveWaiting } from './parts/serveWaiting.ts';
import { holdKnown, lockPlaces, storePlaces, type Place } from './places.ts';
import { lockSerials, storeSerials } from './serialMoves.ts';
import { movements } from './tables.ts';
import { tellLowStock, type FreeChange } from './tellLowStock.ts';

/** One line of what happens to stock. */
export interface StockChange {
  item_id: string;
  location_id: number;
  kind: MovementKind;
  /** By how much what is there grows, or shrinks. */
  quantity?: number;
  /** By how much what is promised grows, or shrinks. */
  reserved?: number;
  /** As they were typed; of an item that is kept by its serial numbers as many as the quantity says. */
  serials?: string[];
  /** Cents of one. */
  unit_cost?: number | null;
  reason?: AdjustReason;
  note?: string | null;
  source?: MovementSource;
  source_id?: string;
  /** Where it stands in what was sent (a JSON Pointer); errors are told there. */
  path?: string;
}

/** Who is told of what happens to stock. */
export interface Inventory {
  notify: Notify;
  /** Stock of a store has changed: lists of it refresh. */
  changed: (storeId: string) => void;
}

/**
 * Adds movements, keeps the sums and the places of serial numbers, in the caller's transaction. Lines about one item at
 * one location are summed before they are checked. Everybody locks in one order: items, then places by item and
 * location, then serial numbers, so that nobody waits in a circle. `by` is the staff member, null is the services.
 * What becomes free is promised to the bookings that wait for it; what becomes scarce is told.
 * Refuses (422) with what is there: `stock_short`, `stock_promised`, `serial_elsewhere`, … (contract 3 §2.2).
 */
export async function move(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  changes: StockChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await scope.joined(async (own) => {
    const moved = await record(own, by, changes);
    const served = await serveWaiting(inventory, own, by, moved);
    const promised = await record(own, by, served);
    await tellLowStock(inventory, own, by, [...moved, ...promised]);
    own.afterCommit(() => inventory.changed(own.store.id));
  });
}

/** Answers how many were free where something changed, and are now. */
async function record(scope: Scope, by: string | null, changes: StockChange[]): Promise<FreeChange[]> {
  if (changes.length === 0) return [];
  const [items, held] = await together([lockItems(scope, changes), holdKnown(scope, changes)]);
  const lines = checked(changes, items);
  const places = await lockPlaces(scope, lines, held);
  const serials = await lockSerials(scope, lines);
  const errors = [...(await serials.apply()), ...places.apply()];
  if (errors.length > 0) throw invalid(errors);
  await storePlaces(scope, places.changed);
  await storeSerials(scope, by, serials.changed);
  await scope.insert(
    movements,
    lines.map(({ path: _, item: __, ...line }) => ({ ...line, created_by: by })),
  );
  return places.changed.map((after, index) => ({
    item: items.get(after.item_id)!,
    item_id: after.item_id,
    location_id: after.location_id,
    low_stock: after.low_stock,
    before: freeOf(places.before[index]!),
    after: freeOf(after),
  }));
}

const freeOf = ({ on_hand, reserved }: Place) => on_hand - reserved;
