import { inArray } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { items, lockStockLevels } from '../../inventory/index.ts';

interface Place {
  item_id: string;
  location_id: number;
}

/**
 * Locks the stock levels of items, in the same order as movements do; returns the available quantity of each item, and
 * whether it is serialized.
 */
export async function lockFree(scope: Scope, places: Place[]) {
  const { id, is_serialized } = items;
  const where = inArray(
    id,
    places.map(({ item_id }) => item_id),
  );
  const kept = await scope.select(items, { id, is_serialized }, { where, orderBy: [id], lock: 'shared' });
  const held = await lockStockLevels(scope, places);
  const free = new Map(held.map(({ item_id, on_hand, reserved }) => [item_id, on_hand - reserved]));
  return new Map(
    kept.map((item) => [item.id, { free: free.get(item.id) ?? 0, is_serialized: item.is_serialized }]),
  );
}
