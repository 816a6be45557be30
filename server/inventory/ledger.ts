import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { parallel } from '../core/parallel.ts';
import { checked } from './checkChanges.ts';
import { lockItems } from './lockItems.ts';
import { stockClaims } from './stockClaims.ts';
import {
  lockExistingStockLevels,
  prepareStockLevels,
  storeStockLevels,
  type StockLevel,
} from './stockLevels.ts';
import { lockSerials, storeSerials } from './serialMoves.ts';
import { movements } from './tables.ts';
import { reservedAt, type FreeChange, type Inventory, type StockChange } from './stockChange.ts';
import { notifyLowStock } from './notifyLowStock.ts';

/**
 * Adds movements and updates stock levels and serials, in the caller's transaction. Changes of the same item and
 * location are summed before validation. Locks are always taken in the same order, items, then stock levels by item and
 * location, then serials, so transactions cannot deadlock. `by` is the staff member, null the services. Stock that
 * becomes available is reserved for waiting appointments; low stock is notified. Throws 422 with the available
 * quantities: `stock_short`, `stock_promised`, `serial_elsewhere`, … (contract 3 §2.2).
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
    const served: StockChange[] = [];
    for (const { reserveFreed } of stockClaims.all())
      served.push(...((await reserveFreed?.(inventory, own, by, without(moved, served))) ?? []));
    const promised = await record(own, by, served);
    await notifyLowStock(inventory, own, by, [...moved, ...promised]);
  });
}

/** Returns what is still free after others have reserved some of it. */
const without = (moved: FreeChange[], served: StockChange[]): FreeChange[] =>
  moved.map((place) => ({ ...place, after: place.after - reservedAt(place, served) }));

/** Returns the available quantities before and after, where they changed. */
async function record(scope: Scope, by: string | null, changes: StockChange[]): Promise<FreeChange[]> {
  if (changes.length === 0) return [];
  const [items, held] = await parallel([lockItems(scope, changes), lockExistingStockLevels(scope, changes)]);
  const lines = checked(changes, items);
  const places = await prepareStockLevels(scope, lines, held);
  const serials = await lockSerials(scope, lines);
  const errors = [...(await serials.apply()), ...places.apply()];
  if (errors.length > 0) throw invalid(errors);
  await storeStockLevels(scope, places.changed);
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

const freeOf = ({ on_hand, reserved }: StockLevel) => on_hand - reserved;
