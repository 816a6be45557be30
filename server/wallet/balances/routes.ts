import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../../src/schemas/can.ts';
import {
  BalanceChange,
  changesBalances,
  CustomerBalances,
  seesBalances,
} from '../../../src/schemas/wallet/balances.ts';
import { forbidden } from '../../core/problem.ts';
import { pageOf } from '../../core/records/listQuery.ts';
import { answers } from '../../core/routes/answers.ts';
import {
  checkId,
  currentOf,
  type CustomerParams,
  customerPath,
  namesCustomer,
} from '../../customers/index.ts';
import { changeBalance } from './change.ts';
import { readBalances } from './read.ts';

const tags = ['customers'];
const path = `${customerPath}/:id/balances`;
const changes = { access: { update: changesBalances } };
const first = { page: 1, per_page: 10 };

/** Customer balances (contract 4 §7). */
export async function balanceRoutes(app: FastifyInstance) {
  app.get<CustomerParams & { Querystring: { page?: number; per_page?: number } }>(
    path,
    {
      config: { access: { action: 'one', model: { access: { one: seesBalances } } } },
      schema: {
        tags,
        summary: 'Read what the store owes a customer, and how it came to that',
        params: namesCustomer,
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        }),
        response: answers(200, CustomerBalances),
      },
    },
    async ({ scope, who, params, query }) =>
      readBalances(scope, who, await currentOf(scope, checkId(params.id)), pageOf({ ...first, ...query })),
  );

  app.post<CustomerParams & { Body: BalanceChange }>(
    path,
    {
      config: { access: { action: 'update', model: changes } },
      schema: {
        tags,
        summary: 'Give a customer store credit or a gift balance by hand, or take of it, once a key',
        params: namesCustomer,
        body: BalanceChange,
        response: answers(200, CustomerBalances),
      },
    },
    async ({ scope, who, params, body }) => {
      const { location_id } = body;
      if (can(who, 'update', changes, { location_id }) !== true) throw forbidden();
      const id = await currentOf(scope, checkId(params.id));
      await changeBalance(scope, who, id, body);
      return readBalances(scope, who, id, first);
    },
  );
}
