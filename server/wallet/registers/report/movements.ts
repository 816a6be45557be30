import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TransactionKind } from '../../../../src/schemas/wallet/accounts.ts';
import type { RegisterMovement, RegisterReport } from '../../../../src/schemas/wallet/registerReport.ts';
import type { Scope } from '../../../core/scope.ts';
import { staffNames } from '../../../staff/index.ts';
import { orderNumbers } from '../../orderNumbers.ts';
import { entries, transactions } from '../../tables.ts';

/** Returns the cash movements of a register while it was open, newest first. */
export async function readMovements(scope: Scope, registerId: string): Promise<RegisterMovement[]> {
  const { id, kind, reason, note, order_id, reversal_of, created_by, created_date } = transactions;
  const rows = await scope.select(
    entries,
    { id, kind, amount: entries.amount, reason, note, order_id, reversal_of, created_by, created_date },
    {
      join: { table: transactions, on: eq(id, entries.transaction_id) },
      where: and(eq(entries.register_id, registerId), eq(entries.account, 'CASH')),
      orderBy: [desc(created_date), desc(id)],
    },
  );
  const [names, numbers, reversed] = await Promise.all([
    staffNames(
      scope,
      rows.map((row) => row.created_by),
    ),
    orderNumbers(
      scope,
      rows.map((row) => row.order_id),
    ),
    kindsOf(
      scope,
      rows.map((row) => row.reversal_of),
    ),
  ]);
  return rows
    .filter((row) => row.kind !== 'TILL_CLOSE')
    .map(({ created_by: by, reversal_of: of, ...row }) => ({
      ...row,
      reverses: reversed.get(String(of)) ?? null,
      by: names.get(String(by)) ?? null,
      order_no: numbers.get(String(row.order_id)) ?? null,
      created_date: row.created_date.toISOString(),
    }));
}

async function kindsOf(scope: Scope, ids: (string | null)[]): Promise<Map<string, TransactionKind>> {
  const named = ids.filter((one) => one !== null);
  if (named.length === 0) return new Map();
  const { id, kind } = transactions;
  const rows = await scope.select(transactions, { id, kind }, { where: inArray(id, named) });
  return new Map(rows.map((row) => [row.id, row.kind]));
}

/** Sums the cash of a register by kind; a reversal counts against the kind that it reverses. */
export function cashOf(movements: RegisterMovement[]): RegisterReport['cash'] {
  const cash = { float: 0, taken: 0, given_back: 0, cash_in: 0, cash_out: 0, expected: 0 };
  for (const { kind: own, reverses, amount } of movements) {
    const kind = reverses ?? own;
    cash.expected += amount;
    if (kind === 'TILL_OPEN') cash.float += amount;
    else if (kind === 'PAYMENT') cash.taken += amount;
    else if (kind === 'REFUND') cash.given_back -= amount;
    else if (kind === 'CASH_IN') cash.cash_in += amount;
    else cash.cash_out -= amount;
  }
  return cash;
}
