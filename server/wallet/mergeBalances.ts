import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BalanceKind } from '../../src/schemas/sales/states.ts';
import { Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { balances, entries } from './tables.ts';

/**
 * Moves balances and ledger entries from a merged customer to the kept one and returns the ids of the transactions.
 * Both customers must be locked.
 */
export async function moveBalances(scope: Scope, keptId: string, mergedId: string): Promise<string[]> {
  const { customer_id, transaction_id } = entries;
  const rows = await scope.select(entries, { transaction_id }, { where: eq(customer_id, mergedId) });
  const ids = [...new Set(rows.map((row) => row.transaction_id))];
  await move(scope, ids, mergedId, keptId);
  await scope.delete(balances, eq(balances.customer_id, mergedId), balances.kind);
  return ids;
}

/**
 * Moves the entries of these transactions, with their sums, back to the customer from whom they came. Throws 409
 * (`balance_spent`) if the balance has been spent since.
 */
export const putBalancesBack = (scope: Scope, keptId: string, mergedId: string, ids: string[]) =>
  move(scope, ids, keptId, mergedId);

async function move(scope: Scope, ids: string[], fromId: string, toId: string): Promise<void> {
  if (ids.length === 0) return;
  const { account, amount, customer_id, transaction_id } = entries;
  const own = and(inArray(transaction_id, ids), eq(customer_id, fromId))!;
  const sums = await scope.select(
    entries,
    { kind: account, amount: sql<number>`-sum(${amount})`.mapWith(Number) },
    { where: and(own, inArray(account, ['STORE_CREDIT', 'GIFT'])), groupBy: account },
  );
  for (const { kind, amount: moved } of sums) await add(scope, fromId, kind as BalanceKind, -moved);
  for (const { kind, amount: moved } of sums) await add(scope, toId, kind as BalanceKind, moved);
  await scope.update(entries, { customer_id: toId }, own);
}

async function add(scope: Scope, id: string, kind: BalanceKind, amount: number): Promise<void> {
  const own = and(eq(balances.customer_id, id), eq(balances.kind, kind))!;
  await scope.insert(balances, [{ customer_id: id, kind }], { ignoreExisting: true });
  const [row] = await scope.select(balances, { amount: balances.amount }, { where: own, lock: true });
  if ((row?.amount ?? 0) + amount < 0)
    throw new Problem(409, 'What the customer had was spent since.', [{ path: '', code: 'balance_spent' }]);
  await scope.update(balances, { amount: sql`${balances.amount} + ${amount}` }, own);
}
