import { and, asc, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BalanceKind } from '../../src/schemas/sales/states.ts';
import type { Account, TransactionKind } from '../../src/schemas/wallet/accounts.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from './dayAt.ts';
import { balances, entries, transactions } from './tables.ts';

export interface EntryLine {
  account: Account;
  /** Cents: debits are positive, credits negative. Entries of 0 are skipped. */
  amount: number;
  /** The customer whose balance changes (STORE_CREDIT, GIFT), or who owes it (RECEIVABLE). */
  customer_id?: string | null;
  /** For CASH: the register. */
  register_id?: string | null;
  /** For taxes: the province for which they are levied, if not the location's own. */
  state?: string | null;
}

export interface Posting {
  kind: TransactionKind;
  location_id: number;
  /** The date in the location's time zone; default today. */
  day?: string;
  entries: EntryLine[];
  customer_id?: string | null;
  order_id?: string;
  payment_id?: string;
  /** The register at which it was done. */
  register_id?: string | null;
  trade_request_id?: string;
  reversal_of?: string;
  /** For manual transactions. */
  reason?: string;
  note?: string | null;
}

/**
 * Adds a transaction to the ledger and updates customer balances, in the caller's transaction. Returns its id, or
 * undefined if all entries are 0. `by` is the staff member, null the services. Balances are locked last, in a fixed
 * order, after orders, payments and registers. Throws 422 (`balance_short` at `/amount`) if a balance is too low, and
 * an error if the entries do not sum to 0.
 */
export async function post(scope: Scope, by: string | null, posting: Posting): Promise<string | undefined> {
  const lines = posting.entries.filter(({ amount }) => amount !== 0);
  if (lines.length === 0) return undefined;
  const { entries: _, day: said, ...rest } = posting;
  const day = said ?? (await dayAt(scope, posting.location_id));
  const id = randomUUID();
  const amount = lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
  await keepBalances(scope, lines);
  await scope.insert(transactions, [{ id, ...rest, day, amount, created_by: by, modified_by: by }]);
  const { location_id } = posting;
  await scope.insert(
    entries,
    lines.map((line, position) => ({ ...line, transaction_id: id, position, day, location_id })),
  );
  return id;
}

const isBalance = (account: Account): account is BalanceKind =>
  account === 'STORE_CREDIT' || account === 'GIFT';

async function keepBalances(scope: Scope, lines: EntryLine[]): Promise<void> {
  const changes = lines.flatMap(({ account, customer_id, amount }) =>
    isBalance(account) && customer_id ? [{ customer_id, kind: account, amount: -amount }] : [],
  );
  if (changes.length === 0) return;
  const own = inArray(
    balances.customer_id,
    changes.map(({ customer_id }) => customer_id),
  );
  await scope.insert(
    balances,
    changes
      .map(({ customer_id, kind }) => ({ customer_id, kind }))
      .toSorted((a, b) => (a.customer_id + a.kind < b.customer_id + b.kind ? -1 : 1)),
    { ignoreExisting: true },
  );
  const stored = await scope.select(
    balances,
    { customer_id: balances.customer_id, kind: balances.kind, amount: balances.amount },
    { where: own, orderBy: [asc(balances.customer_id), asc(balances.kind)], lock: true },
  );
  for (const { customer_id, kind, amount: before } of stored) {
    const change = changes
      .filter((one) => one.customer_id === customer_id && one.kind === kind)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (change === 0) continue;
    if (before + change < 0) {
      throw invalid([{ path: '/amount', code: 'balance_short', params: { balance: before } }]);
    }
    await scope.update(
      balances,
      { amount: sql`${balances.amount} + ${change}` },
      and(sql`${balances.customer_id} = ${customer_id}`, sql`${balances.kind} = ${kind}`)!,
    );
  }
}
