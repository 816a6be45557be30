import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { models } from '../../../src/schemas/models.ts';
import { AccountTotal } from '../../../src/schemas/wallet/accountTotals.ts';
import { accounts } from '../../../src/schemas/wallet/accounts.ts';
import { transactions as model } from '../../../src/schemas/wallet/transactions.ts';
import { listConditions } from '../../core/records/conditions.ts';
import { entityOf, type Values } from '../../core/records/entity.ts';
import { filterSchema } from '../../core/records/listSchema.ts';
import { answers } from '../../core/routes/answers.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import { entries, transactions } from '../tables.ts';
import { transactionHooks } from './hooks.ts';

const sum = (amount: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** Totals by account of the transactions that match the list's filters (contract 4 §7). */
export async function transactionRoutes(app: FastifyInstance) {
  const entity = entityOf(model, models, transactionHooks);

  app.get<{ Querystring: Values }>(
    '/dc/store/:storeId/transactions/sums',
    {
      config: { access: { action: 'list', model } },
      schema: {
        tags: [model.name],
        summary: 'Sum up the entries of transactions by account',
        querystring: filterSchema(model),
        response: answers(200, Type.Array(AccountTotal)),
      },
    },
    async ({ scope, who, query }) => {
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
    },
  );
}
