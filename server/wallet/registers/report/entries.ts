import { eq } from 'drizzle-orm';
import type { Scope } from '../../../core/scope.ts';
import { entries, transactions } from '../../tables.ts';

/** The ledger's entries of all that was done at a till, each with its transaction's kind. */
export async function readEntries(scope: Scope, registerId: string) {
  const { account, amount, transaction_id } = entries;
  const { id, kind, payment_id } = transactions;
  return scope.select(
    entries,
    { kind, payment_id, account, amount },
    {
      join: { table: transactions, on: eq(id, transaction_id) },
      where: eq(transactions.register_id, registerId),
    },
  );
}
export type TillEntry = Awaited<ReturnType<typeof readEntries>>[number];
