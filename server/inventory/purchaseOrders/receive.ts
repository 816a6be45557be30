import { and, asc, eq, inArray } from 'drizzle-orm';
import { seesCosts } from '../../../src/schemas/inventory/access.ts';
import { outstandingOf } from '../../../src/schemas/inventory/lines.ts';
import type {
  ReceivedPurchaseLine,
  PurchaseOrder,
  PurchaseOrderLine,
} from '../../../src/schemas/inventory/purchaseOrders.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { recordHistory } from '../../core/history/note.ts';
import { forbidden, invalid } from '../../core/problem.ts';
import type { RowValues, Writing } from '../../core/records/entity.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { move } from '../ledger.ts';
import type { Inventory } from '../stockChange.ts';
import { items } from '../tables.ts';
import { purchaseOrderLines } from './tables.ts';

export type Receiving = {
  lines: ReceivedPurchaseLine[];
  /** Accepts more than was ordered. */
  over?: boolean;
};

/**
 * Receives goods of a purchase order into stock at their cost, and returns the changed columns. A corrected cost also
 * becomes that of the line and the item.
 */
export async function receiveOrder(
  inventory: Inventory,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  order: PurchaseOrder,
  { lines: arrivals, over = false }: Receiving,
): Promise<RowValues<PurchaseOrder>> {
  const lines = new Map(order.lines.map((line) => [line.item_id, { ...line, received: line.received ?? 0 }]));
  if (arrivals.some(({ unit_cost }) => unit_cost !== undefined) && seesCosts(who) !== true) throw forbidden();
  const errors = arrivals.flatMap(
    ({ item_id, quantity, unit_cost = lines.get(item_id)?.unit_cost }, index): ValidationError[] => {
      const line = lines.get(item_id);
      if (!line) return [{ path: `/lines/${index}/item_id`, code: 'not_in_order' }];
      const missing = outstandingOf(line);
      line.received += quantity;
      line.unit_cost = unit_cost ?? line.unit_cost;
      if (quantity <= missing || over) return [];
      const params = { item: line.item?.name ?? '', missing };
      return [{ path: `/lines/${index}/quantity`, code: 'over_receipt', params }];
    },
  );
  if (errors.length > 0) throw invalid(errors);
  const arrived = [...lines.values()].filter(({ item_id }) =>
    arrivals.some((one) => one.item_id === item_id),
  );
  await storeCosts(scope, who, arrived);
  await move(
    inventory,
    scope,
    who.staff_id,
    arrivals.map(({ item_id, quantity, serials }, index) => ({
      item_id,
      location_id: order.location_id,
      kind: 'RECEIVE',
      quantity,
      serials,
      unit_cost: lines.get(item_id)!.unit_cost,
      source: 'PURCHASE_ORDER',
      source_id: order.id,
      path: `/lines/${index}`,
    })),
  );
  const { purchase_order_id, item_id: key } = purchaseOrderLines;
  for (const { item_id, received, unit_cost } of arrived)
    await scope.update(
      purchaseOrderLines,
      { received, unit_cost },
      and(eq(purchase_order_id, order.id), eq(key, item_id))!,
    );
  const isAll = [...lines.values()].every((line) => outstandingOf(line) === 0);
  return isAll
    ? { state: 'RECEIVED', received_date: new Date() }
    : { state: 'PARTLY_RECEIVED', received_date: null };
}

/** An item's cost is the last purchase cost. Items are locked first, in the same order as everywhere. */
async function storeCosts(scope: Scope, who: Writing['who'], lines: PurchaseOrderLine[]): Promise<void> {
  const costs = new Map(lines.map(({ item_id, unit_cost }) => [item_id, unit_cost]));
  const rows = await scope.select(
    items,
    { id: items.id, cost: items.cost },
    { where: inArray(items.id, [...costs.keys()]), orderBy: [asc(items.id)], lock: true },
  );
  const changed = rows.filter(({ id, cost }) => cost !== costs.get(id));
  for (const { id } of changed)
    await updateVersioned(scope, items, [id], who.staff_id, { cost: costs.get(id) });
  await recordHistory(
    scope,
    who,
    changed.map(({ id, cost }) => ({
      model: 'items',
      id,
      action: 'updated',
      changes: { cost: [cost, costs.get(id)] },
    })),
  );
}
