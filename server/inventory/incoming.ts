import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { purchaseOrderLines, purchaseOrders } from './purchaseOrders/tables.ts';
import { transferLines, transfers } from './transfers/tables.ts';

interface Coming {
  item_id: string;
  location_id: number;
  quantity: number;
  /** The expected date. */
  expected_date: string | null;
}

const quantityOf = ({ quantity, received }: typeof transferLines | typeof purchaseOrderLines) =>
  sql<number>`greatest(${quantity} - ${received}, 0)`;

/** Returns what is in transfer to locations or ordered for them, for these items, line by line. */
export async function incomingOf(scope: Scope, itemIds: string[]): Promise<Coming[]> {
  if (itemIds.length === 0) return [];
  const sent = scope.select(
    transferLines,
    {
      item_id: transferLines.item_id,
      location_id: transfers.to_location_id,
      quantity: quantityOf(transferLines),
      expected_date: transfers.expected_date,
    },
    {
      join: { table: transfers, on: eq(transfers.id, transferLines.transfer_id) },
      where: and(
        inArray(transferLines.item_id, itemIds),
        inArray(transfers.state, ['SENT', 'PARTLY_RECEIVED']),
      ),
    },
  );
  const ordered = scope.select(
    purchaseOrderLines,
    {
      item_id: purchaseOrderLines.item_id,
      location_id: purchaseOrders.location_id,
      quantity: quantityOf(purchaseOrderLines),
      expected_date: purchaseOrders.expected_date,
    },
    {
      join: { table: purchaseOrders, on: eq(purchaseOrders.id, purchaseOrderLines.purchase_order_id) },
      where: and(
        inArray(purchaseOrderLines.item_id, itemIds),
        inArray(purchaseOrders.state, ['ORDERED', 'PARTLY_RECEIVED']),
      ),
    },
  );
  return (await Promise.all([sent, ordered])).flat();
}

/** Returns the incoming quantity of lines and the earliest expected date. */
export function sumOfComing(lines: Coming[]): { incoming: number; expected_date: string | null } {
  const days = lines.flatMap(({ quantity, expected_date }) =>
    quantity > 0 && expected_date !== null ? [expected_date] : [],
  );
  return {
    incoming: lines.reduce((total, { quantity }) => total + quantity, 0),
    expected_date: days.toSorted()[0] ?? null,
  };
}
