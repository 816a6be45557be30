import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { salesCalls } from '../../src/schemas/sales/calls.ts';
import { orders as model } from '../../src/schemas/sales/orders.ts';
import { allowed } from '../core/routes/recordRequest.ts';
import { serve } from '../core/routes/serve.ts';
import type { Scope } from '../core/scope.ts';
import { idsOf } from '../customers/index.ts';
import { orders } from './tables.ts';

/** A customer's purchases (contract 4 §2.6). */
export async function spendingRoutes(app: FastifyInstance) {
  serve(app, salesCalls.getSpending, async ({ scope, who, query }) => {
    const [place] = [allowed(who, model)].flat();
    return readSpending(scope, query.customer_id, place?.location_id as number | null | undefined);
  });
}

async function readSpending(scope: Scope, customerId: string, place: number | null | undefined) {
  const { customer_id, location_id, order_status, paid, refunded } = orders;
  const own = inArray(customer_id, await idsOf(scope, customerId));
  const near = place === undefined ? undefined : eq(location_id, place ?? 0);
  const [row] = await scope.select(
    orders,
    {
      orders: count(),
      spent: sql<number>`coalesce(sum(${paid} - ${refunded}), 0)`.mapWith(Number),
    },
    { where: and(own, near, notInArray(order_status, ['REJECTED', 'CANCELLED'])) },
  );
  return row!;
}
