import { asc, eq } from 'drizzle-orm';
import { clawbackFor } from '../../src/schemas/commissions/earning.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from '../wallet/index.ts';
import type { Returned } from '../sales/index.ts';
import { returnedLines } from './returnedLines.ts';
import { postCommissions } from './postCommissions.ts';
import { commissions } from './tables.ts';

type RefundedOrder = Pick<Order, 'id' | 'order_no' | 'location_id' | 'lines'>;

/**
 * Reverses the commissions of an order in proportion to what was returned so far, in the refund's transaction. A fully
 * returned line or order leaves no commission. Dated today at the location unless `day` is given.
 */
export async function reverseCommissions(
  scope: Scope,
  by: string,
  order: RefundedOrder,
  returned: Returned,
  day?: string,
): Promise<void> {
  const { order_line_id, event, staff_id, kind, name, quantity, net } = commissions;
  const { rule_id, rate_kind, rate, amount } = commissions;
  const stored = await scope.select(
    commissions,
    { order_line_id, event, staff_id, kind, name, quantity, net, rule_id, rate_kind, rate, amount },
    { where: eq(commissions.order_id, order.id), orderBy: [asc(commissions.created_date)] },
  );
  if (stored.length === 0) return;
  const rows = returnedLines(order.lines, returned).flatMap((line) => {
    const own = stored.filter((row) => row.order_line_id === line.id);
    const earned = own.find((row) => row.event === 'EARNED');
    if (!earned) return [];
    const before = own.filter((row) => row.event === 'TAKEN_BACK');
    const all = line.isWhole ? earned.amount : clawbackFor(earned, line);
    const { event: _, ...terms } = earned;
    return {
      ...terms,
      quantity: -(line.quantity + sumOf(before, 'quantity')),
      net: -(line.net + sumOf(before, 'net')),
      amount: Math.min(0, -(all + sumOf(before, 'amount'))),
    };
  });
  const on = day ?? (await dayAt(scope, order.location_id));
  await postCommissions(scope, by, { event: 'TAKEN_BACK', order, day: on, rows });
}

const sumOf = <K extends string>(rows: Record<K, number>[], key: K) =>
  rows.reduce((sum, row) => sum + row[key], 0);
