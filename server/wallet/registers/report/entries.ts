import { eq } from 'drizzle-orm';
import type { Scope } from '../../../core/scope.ts';
import { entries, transactions } from '../../tables.ts';

/** Returns the ledger entries of a register, each with the kind of its transaction. */
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
export type RegisterEntry = Awaited<ReturnType<typeof readEntries>>[number];
