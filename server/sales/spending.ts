import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { orders as model } from '../../src/schemas/sales/orders.ts';
import { Spending } from '../../src/schemas/sales/spending.ts';
import { answers } from '../core/routes/answers.ts';
import { allowed } from '../core/routes/recordRequest.ts';
import type { Scope } from '../core/scope.ts';
import { idsOf } from '../customers/index.ts';
import { orders } from './tables.ts';

const Asked = Type.Object({ customer_id: Type.String({ format: 'uuid' }) });

/** A customer's purchases (contract 4 §2.6). */
export async function spendingRoutes(app: FastifyInstance) {
  app.get<{ Querystring: { customer_id: string } }>(
    '/dc/store/:storeId/orders/spending',
    {
      config: { access: { action: 'list', model } },
      schema: {
        tags: [model.name],
        summary: 'Count the orders of a customer, and what they paid for them',
        querystring: Asked,
        response: answers(200, Spending),
      },
    },
    async ({ scope, who, query }) => {
      const [place] = [allowed(who, model)].flat();
      return readSpending(scope, query.customer_id, place?.location_id as number | null | undefined);
    },
  );
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
