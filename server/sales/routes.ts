import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { salesCalls } from '../../src/schemas/sales/calls.ts';
import { orders as model } from '../../src/schemas/sales/orders.ts';
import { bodyValidator } from '../core/ajv.ts';
import { forbidden } from '../core/problem.ts';
import { listConditions } from '../core/records/conditions.ts';
import { entityOf } from '../core/records/entity.ts';
import { allowed } from '../core/routes/recordRequest.ts';
import { serve } from '../core/routes/serve.ts';
import { orderHooks } from './hooks.ts';
import { proposeOrder } from './proposed.ts';
import type { Sales } from './sales.ts';
import { findSellable } from './sellable.ts';
import { stepsOfMany, type ManySteps } from './stepsOfMany.ts';
import { orders } from './tables.ts';

/** Calls of orders beyond their records (contract 3 §7). */
export async function salesRoutes(app: FastifyInstance, sales: Sales) {
  const entity = entityOf(model, models, orderHooks(sales));

  serve(app, salesCalls.searchSellable, async ({ scope, who, query: { search, location_id } }) => {
    if (location_id && can(who, 'create', model, { location_id }) !== true) throw forbidden();
    return findSellable(scope, search, location_id);
  });

  serve(app, salesCalls.orderOfAppointment, ({ scope, who, params }) => proposeOrder(scope, who, params.id));

  serve(app, salesCalls.countOrders, async ({ scope, who, query }) => {
    const { order_status } = orders;
    const rows = await scope.select(
      orders,
      { order_status, count: count() },
      { where: listConditions(scope, entity, query, allowed(who, model)), groupBy: order_status },
    );
    const all = rows.reduce((sum, row) => sum + row.count, 0);
    return { '': all, ...Object.fromEntries(rows.map((row) => [row.order_status, row.count])) };
  });

  const isValid = new Map(
    Object.entries(model.steps ?? {}).map(([name, { values = {} }]) => {
      return [name, bodyValidator(Type.Object(values, { additionalProperties: false }))];
    }),
  );
  serve(app, salesCalls.stepOrders, async ({ scope, who, body }) => {
    const checked = isValid.get(body.step)?.(body.values) ?? { value: body.values };
    if ('error' in checked) throw checked.error.within('/values');
    const values = checked.value as ManySteps['values'];
    return { data: await stepsOfMany({ scope, who, entity }, { ...body, values }) };
  });
}
