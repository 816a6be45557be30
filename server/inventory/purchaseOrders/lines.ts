import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PurchaseOrderLine } from '../../../src/schemas/inventory/purchaseOrders.ts';
import { linesTotal } from '../../../src/schemas/inventory/lines.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { groupBy } from '../../core/groupBy.ts';
import { nameItems } from '../lines.ts';
import { items } from '../tables.ts';
import { purchaseOrderLines } from './tables.ts';

/** Adds lines and their sums to purchase orders. */
export async function addLines(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const { purchase_order_id, item_id, position, quantity, received, unit_cost } = purchaseOrderLines;
  const rows = await scope.select(
    purchaseOrderLines,
    { purchase_order_id, item_id, quantity, received, unit_cost },
    { where: inArray(purchase_order_id, ids), orderBy: [asc(position)] },
  );
  await nameItems(scope, rows);
  const byOrder = groupBy(rows, (row) => row.purchase_order_id);
  for (const record of records) {
    const lines = (byOrder.get(String(record.id)) ?? []).map(
      ({ purchase_order_id: _, ...line }): PurchaseOrderLine => line,
    );
    Object.assign(record, { lines, ...sumsOf(lines), total: linesTotal(lines) });
  }
}

const sumsOf = (lines: PurchaseOrderLine[]) => ({
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  received: lines.reduce((sum, line) => sum + (line.received ?? 0), 0),
});

/** Stores the lines of a draft; the default unit cost is the item's. */
export async function storeOrderLines(scope: Scope, id: string, lines: PurchaseOrderLine[]): Promise<void> {
  const { purchase_order_id } = purchaseOrderLines;
  await scope.delete(purchaseOrderLines, eq(purchase_order_id, id), purchase_order_id);
  const costs = await costsOf(scope, lines);
  await scope.insert(
    purchaseOrderLines,
    lines.map(({ item_id, quantity, unit_cost }, position) => ({
      purchase_order_id: id,
      item_id,
      position,
      quantity,
      unit_cost: unit_cost ?? costs.get(item_id) ?? 0,
    })),
  );
}

async function costsOf(scope: Scope, lines: PurchaseOrderLine[]): Promise<Map<string, number | null>> {
  const ids = lines.filter(({ unit_cost }) => unit_cost === undefined).map(({ item_id }) => item_id);
  if (ids.length === 0) return new Map();
  const rows = await scope.select(
    items,
    { id: items.id, cost: items.cost },
    { where: inArray(items.id, ids) },
  );
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

/** Stores the received quantity and the unit cost of a line. */
export const storeReceived = (
  scope: Scope,
  id: string,
  { item_id, received, unit_cost }: PurchaseOrderLine,
) =>
  scope.update(
    purchaseOrderLines,
    { received, unit_cost },
    and(eq(purchaseOrderLines.purchase_order_id, id), eq(purchaseOrderLines.item_id, item_id))!,
  );
