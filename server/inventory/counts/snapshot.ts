import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ItemKind } from '../../../src/schemas/inventory/items.ts';
import type { StockCount } from '../../../src/schemas/inventory/stockCounts.ts';
import type { Scope } from '../../core/scope.ts';
import { items, stock } from '../tables.ts';
import { stockCountLines } from './tables.ts';

/** Stores the quantities at a location when a count begins: of all items, of a kind, or of the chosen ones. */
export async function takeSnapshot(
  scope: Scope,
  count: Pick<StockCount, 'id' | 'location_id' | 'kind' | 'item_ids'>,
): Promise<void> {
  const ofKind = count.kind === null ? undefined : eq(items.kind, count.kind as ItemKind);
  const rows = await scope.select(
    stock,
    { item_id: stock.item_id, snapshot: stock.on_hand },
    {
      join: { table: items, on: and(eq(items.id, stock.item_id), ofKind)! },
      where: and(
        eq(stock.location_id, count.location_id),
        count.item_ids.length > 0 ? inArray(stock.item_id, count.item_ids) : gt(stock.on_hand, 0),
      ),
    },
  );
  await scope.insert(
    stockCountLines,
    rows.map((row) => ({ ...row, count_id: count.id })),
  );
}
