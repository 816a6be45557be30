import type { FastifyInstance } from 'fastify';
import { can } from '../../../src/schemas/can.ts';
import { balances } from '../../../src/schemas/wallet/balances.ts';
import { walletCalls } from '../../../src/schemas/wallet/calls.ts';
import { forbidden } from '../../core/problem.ts';
import { pageOf } from '../../core/records/listQuery.ts';
import { serve } from '../../core/routes/serve.ts';
import { checkId } from '../../core/checkId.ts';
import { currentOf } from '../../customers/index.ts';
import { changeBalance } from './change.ts';
import { readBalances } from './read.ts';

const first = { page: 1, per_page: 10 };

/** Customer balances (contract 4 §7). */
export async function balanceRoutes(app: FastifyInstance) {
  serve(app, walletCalls.getBalances, async ({ scope, who, params, query }) =>
    readBalances(scope, who, await currentOf(scope, checkId(params.id)), pageOf({ ...first, ...query })),
  );

  serve(app, walletCalls.changeBalance, async ({ scope, who, params, body }) => {
    const { location_id } = body;
    if (can(who, 'update', balances, { location_id }) !== true) throw forbidden();
    const id = await currentOf(scope, checkId(params.id));
    await changeBalance(scope, who, id, body);
    return readBalances(scope, who, id, first);
  });
}
