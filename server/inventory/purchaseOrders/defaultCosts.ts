import { inArray } from 'drizzle-orm';
import type { PurchaseOrderLine } from '../../../src/schemas/inventory/purchaseOrders.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../tables.ts';

/** Returns lines with the unit cost of the item where none is given. */
export async function withDefaultCosts(
  scope: Scope,
  lines: PurchaseOrderLine[],
): Promise<PurchaseOrderLine[]> {
  const ids = lines.filter(({ unit_cost }) => unit_cost === undefined).map(({ item_id }) => item_id);
  if (ids.length === 0) return lines;
  const { id, cost } = items;
  const rows = await scope.select(items, { id, cost }, { where: inArray(id, ids) });
  const costs = new Map(rows.map((row) => [row.id, row.cost]));
  return lines.map((line) => ({ ...line, unit_cost: line.unit_cost ?? costs.get(line.item_id) ?? 0 }));
}
