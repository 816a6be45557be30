import { and, asc, eq, sql } from 'drizzle-orm';
import type { PurchaseOrderLine } from '../../../src/schemas/inventory/purchaseOrders.ts';
import type { Scope } from '../../core/scope.ts';
import { folded } from '../../core/tables/folded.ts';
import { incomingOf } from '../incoming.ts';
import { stockClaims } from '../stockClaims.ts';
import { items, stock } from '../tables.ts';

type Counts = Map<string, number>;

/**
 * Suggests what a location should order from a supplier: for each low item the quantity that lifts it above its reorder
 * point, and what appointments wait for, less what is already incoming.
 */
export async function suggest(
  scope: Scope,
  supplierId: string,
  locationId: number,
): Promise<PurchaseOrderLine[]> {
  const { id, name, sku, barcode, is_serialized, cost } = items;
  const [rows, wanted] = await Promise.all([
    scope.select(
      items,
      {
        item: { id, name, sku, barcode, is_serialized },
        cost,
        mark: sql<number | null>`coalesce(${stock.low_stock}, ${items.low_stock})`,
        free: sql<number>`coalesce(${stock.on_hand} - ${stock.reserved}, 0)`,
      },
      {
        join: {
          table: stock,
          on: and(eq(stock.item_id, id), eq(stock.location_id, locationId))!,
          isOptional: true,
        },
        where: and(eq(items.supplier_id, supplierId), eq(items.is_voided, false)),
        orderBy: [asc(folded(name)), asc(id)],
      },
    ),
    waitedFor(scope, locationId),
  ]);
  const coming = await incoming(
    scope,
    locationId,
    rows.map(({ item }) => item.id),
  );
  return rows.flatMap(({ item, cost: unit_cost, mark, free }) => {
    const isLow = mark !== null && free <= mark;
    const waiting = wanted.get(item.id) ?? 0;
    const short = waiting + (isLow ? mark - free + 1 : 0);
    const quantity = short - (coming.get(item.id) ?? 0);
    return quantity > 0 ? [{ item_id: item.id, item, quantity, received: 0, unit_cost: unit_cost ?? 0 }] : [];
  });
}

/** Quantities in transfer to the location or ordered for it. */
async function incoming(scope: Scope, locationId: number, itemIds: string[]): Promise<Counts> {
  const counts: Counts = new Map();
  for (const { item_id, location_id, quantity } of await incomingOf(scope, itemIds)) {
    if (location_id === locationId) counts.set(item_id, (counts.get(item_id) ?? 0) + quantity);
  }
  return counts;
}

/** Quantities that reservations wait for, by item. */
async function waitedFor(scope: Scope, locationId: number): Promise<Counts> {
  const counts: Counts = new Map();
  for (const { waitedFor: read } of stockClaims.all())
    for (const [item, count] of (await read?.(scope, locationId)) ?? [])
      counts.set(item, (counts.get(item) ?? 0) + count);
  return counts;
}
