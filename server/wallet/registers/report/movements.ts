import { and, desc, eq } from 'drizzle-orm';
import type { TillMovement, TillReport } from '../../../../src/schemas/wallet/tillReport.ts';
import type { Scope } from '../../../core/scope.ts';
import { staffNames } from '../../../staff/staffNames.ts';
import { orderNumbers } from '../../orderNumbers.ts';
import { entries, transactions } from '../../tables.ts';

/** The cash that came into a till and left it while it was open, the last first. */
export async function readMovements(scope: Scope, registerId: string): Promise<TillMovement[]> {
  const { id, kind, reason, note, order_id, created_by, created_date } = transactions;
  const rows = await scope.select(
    entries,
    { id, kind, amount: entries.amount, reason, note, order_id, created_by, created_date },
    {
      join: { table: transactions, on: eq(id, entries.transaction_id) },
      where: and(eq(entries.register_id, registerId), eq(entries.account, 'CASH')),
      orderBy: [desc(created_date), desc(id)],
    },
  );
  const [names, numbers] = await Promise.all([
    staffNames(
      scope,
      rows.map((row) => row.created_by),
    ),
    orderNumbers(
      scope,
      rows.map((row) => row.order_id),
    ),
  ]);
  return rows
    .filter((row) => row.kind !== 'TILL_CLOSE')
    .map(({ created_by: by, ...row }) => ({
      ...row,
      by: names.get(String(by)) ?? null,
      order_no: numbers.get(String(row.order_id)) ?? null,
      created_date: row.created_date.toISOString(),
    }));
}

/** What the cash of a till adds up of. */
export function cashOf(movements: TillMovement[]): TillReport['cash'] {
  const cash = { float: 0, taken: 0, given_back: 0, cash_in: 0, cash_out: 0, expected: 0 };
  for (const { kind, amount } of movements) {
    cash.expected += amount;
    if (kind === 'TILL_OPEN') cash.float += amount;
    else if (kind === 'PAYMENT') cash.taken += amount;
    else if (kind === 'REFUND') cash.given_back -= amount;
    else if (amount > 0) cash.cash_in += amount;
    else cash.cash_out -= amount;
  }
  return cash;
}
