import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { accounts } from '../../../src/schemas/wallet/accounts.ts';
import { walletCalls } from '../../../src/schemas/wallet/calls.ts';
import { transactions as model } from '../../../src/schemas/wallet/transactions.ts';
import { listConditions } from '../../core/records/conditions.ts';
import { entityOf } from '../../core/records/entity.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import { serve } from '../../core/routes/serve.ts';
import { entries, transactions } from '../tables.ts';
import { transactionHooks } from './hooks.ts';

const sum = (amount: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** Totals by account of the transactions that match the list's filters (contract 4 §7). */
export async function transactionRoutes(app: FastifyInstance) {
  const entity = entityOf(model, models, transactionHooks);

  serve(app, walletCalls.getAccountSums, async ({ scope, who, query }) => {
    const { account, amount, transaction_id } = entries;
    const rows = await scope.select(
      entries,
      {
        account,
        debit: sum(sql`greatest(${amount}, 0)`),
        credit: sum(sql`greatest(-${amount}, 0)`),
        balance: sum(sql`${amount}`),
      },
      {
        join: { table: transactions, on: eq(transactions.id, transaction_id) },
        where: listConditions(scope, entity, query, allowed(who, model)),
        groupBy: account,
        orderBy: [asc(account)],
      },
    );
    return rows.toSorted((a, b) => accounts.indexOf(a.account) - accounts.indexOf(b.account));
  });
}
