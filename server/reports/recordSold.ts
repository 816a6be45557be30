import { inArray } from 'drizzle-orm';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Scope } from '../core/scope.ts';
import { items } from '../inventory/index.ts';
import type { SoldLine } from '../sales/index.ts';
import { dayAt } from '../wallet/index.ts';
import { soldLines } from './tables.ts';

interface Sold {
  lines: SoldLine[];
  /**
   * SALES as recorded in the ledger at the same time, positive when earned; the difference to the lines becomes a row
   * of its own.
   */
  sales: number;
  /** The ledger's date, in the location's time zone; defaults to today. */
  day?: string;
}

type Seller = Pick<Order, 'id' | 'location_id' | 'vendor_id'>;

/** Records what a completed order sells, in the caller's transaction. */
export const recordSale = (scope: Scope, order: Order, { day }: { day?: string } = {}): Promise<void> => {
  const lines = order.lines.map((line) => ({ line, quantity: line.quantity, net: line.net ?? 0 }));
  return recordSold(scope, order, { lines, sales: netOf(lines), day }, true);
};

/** Records what is returned from an order, or refunded without a return, in the caller's transaction. */
export const recordReturn = (scope: Scope, order: Seller, sold: Sold): Promise<void> =>
  recordSold(scope, order, sold, false);

/** Sold gift balances are a liability, not revenue. */
const netOf = (lines: SoldLine[]) =>
  lines.reduce((sum, { line, net }) => sum + (line.kind === 'GIFT' ? 0 : net), 0);

async function recordSold(scope: Scope, order: Seller, { lines, sales, day }: Sold, isNew: boolean) {
  const own = {
    order_id: order.id,
    location_id: order.location_id,
    vendor_id: order.vendor_id,
    day: day ?? (await dayAt(scope, order.location_id)),
  };
  const costs = await costsOf(scope, lines);
  const rows = lines.map(({ line, quantity, net, isLost }, index) => {
    const cost = costs.get(line.item_id);
    return {
      ...own,
      kind: line.kind,
      item_id: line.item_id,
      repair_id: line.repair_id,
      addon_id: line.addon_id,
      staff_id: line.staff_id,
      orders: isNew && index === 0 ? 1 : 0,
      quantity,
      net,
      cost: typeof cost === 'number' ? (isLost ? 0 : cost * quantity) : null,
    };
  });
  const rest = sales - netOf(lines);
  await scope.insert(soldLines, rows);
  if (rest !== 0) await scope.insert(soldLines, [{ ...own, kind: 'OTHER', quantity: 0, net: rest }]);
}

/** Current unit costs of items. */
async function costsOf(scope: Scope, lines: SoldLine[]) {
  const ids = [...new Set(lines.flatMap(({ line }) => line.item_id ?? []))];
  if (ids.length === 0) return new Map<string | null, number | null>();
  const rows = await scope.select(
    items,
    { id: items.id, cost: items.cost },
    { where: inArray(items.id, ids) },
  );
  return new Map<string | null, number | null>(rows.map(({ id, cost }) => [id, cost]));
}
