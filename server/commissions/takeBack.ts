import { asc, eq } from 'drizzle-orm';
import { takenBack } from '../../src/schemas/commissions/earning.ts';
import { spread } from '../../src/schemas/money.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from '../wallet/dayAt.ts';
import { book } from './book.ts';
import { commissions } from './tables.ts';

type RefundedOrder = Pick<Order, 'id' | 'order_no' | 'location_id' | 'lines'>;

interface Returned {
  lines: { id: string; quantity: number; net: number }[];
  /** What the ledger takes back of SALES, in cents; what its lines are not is let off, and spread over all lines. */
  sales: number;
}

/**
 * Takes back of what an order earned the part of what comes back of it, in the transaction of the refund; once all of a
 * line is back nothing of its commission is left. On the day of the location unless another is said.
 */
export async function takeBack(
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
  const rows = backOf(order, returned).flatMap((line) => {
    const own = stored.filter((row) => row.order_line_id === line.id);
    const earned = own.find((row) => row.event === 'EARNED');
    if (!earned) return [];
    const before = own.filter((row) => row.event === 'TAKEN_BACK');
    const all = line.isWhole
      ? earned.amount
      : takenBack(earned, {
          quantity: line.quantity + line.returned,
          net: line.net - sumOf(before, 'net'),
        });
    const { event: _, ...terms } = earned;
    return {
      ...terms,
      quantity: -line.quantity,
      net: -line.net,
      amount: -(all + sumOf(before, 'amount')),
    };
  });
  const on = day ?? (await dayAt(scope, order.location_id));
  await book(scope, by, { event: 'TAKEN_BACK', order, day: on, rows });
}

/** What comes back of each line, with its part of what is let off. */
function backOf({ lines }: RefundedOrder, { lines: returned, sales }: Returned) {
  const sold = lines.filter(({ kind }) => kind !== 'GIFT');
  const letOff = Math.max(0, sales - sumOf(returned, 'net'));
  const parts = spread(
    letOff,
    sold.map(({ net = 0 }) => net),
  );
  return sold.map(({ id = '', quantity: all, returned: before = 0 }, index) => {
    const { quantity = 0, net = 0 } = returned.find((line) => line.id === id) ?? {};
    return {
      id,
      quantity,
      net: net + (parts[index] ?? 0),
      returned: before,
      isWhole: before + quantity === all,
    };
  });
}

const sumOf = <K extends string>(rows: Record<K, number>[], key: K) =>
  rows.reduce((sum, row) => sum + row[key], 0);
