import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { balances as balancesModel } from '../../src/schemas/wallet/balances.ts';
import { transactions as transactionsModel } from '../../src/schemas/wallet/transactions.ts';
import type { Values } from '../core/records/entity.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import {
  type CustomerContribution,
  type CustomerIdentity,
  pages,
  type Unsettled,
} from '../customers/index.ts';
import { moveBalances, putBalancesBack } from './mergeBalances.ts';
import { balances, entries, transactions } from './tables.ts';

export const walletOfCustomer: CustomerContribution = {
  records: {
    transactions: {
      table: transactions,
      isOf: (_, { id }) => eq(transactions.customer_id, id),
      readable: (_, who) => readableRows(who, transactionsModel, transactions),
      rows: (scope, _, where) => withEntries(scope, where),
    },
  },
  file: {
    balances: {
      table: balances,
      isOf: (_, { id }) => eq(balances.customer_id, id),
      readable: (_, who) => readableRows(who, balancesModel, balances),
      rows: (scope, _, where) =>
        scope.select(balances, { kind: balances.kind, amount: balances.amount }, { where }),
    },
  },
  merge: { name: 'entries', move: moveBalances, moveBack: putBalancesBack },
  unsettled: positiveBalance,
  forget: ({ scope, customer }) =>
    scope.update(transactions, { note: null }, eq(transactions.customer_id, customer.id)),
};

async function positiveBalance(scope: Scope, { id }: CustomerIdentity): Promise<Unsettled[]> {
  const credits = await scope.select(
    balances,
    { amount: balances.amount },
    { where: and(eq(balances.customer_id, id), gt(balances.amount, 0)), lock: true },
  );
  const amount = credits.reduce((sum, credit) => sum + credit.amount, 0);
  return amount > 0 ? [{ path: '', code: 'has_balance', params: { amount } }] : [];
}

/** Yields transactions with their entries. */
async function* withEntries(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const transaction of pages(scope, transactions, where)) {
    const { account, amount, position, transaction_id } = entries;
    const noted = await scope.select(
      entries,
      { account, amount },
      { where: eq(transaction_id, String(transaction.id)), orderBy: [asc(position)] },
    );
    yield { ...transaction, entries: noted };
  }
}
