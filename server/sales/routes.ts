import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { BATCH_SIZE } from '../../src/schemas/batch.ts';
import { can, right } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { orders as model } from '../../src/schemas/sales/orders.ts';
import { ProposedOrder } from '../../src/schemas/sales/proposedOrder.ts';
import { SearchText } from '../../src/schemas/search.ts';
import { Sellable } from '../../src/schemas/sales/sellable.ts';
import { bodyValidator } from '../core/ajv.ts';
import { forbidden } from '../core/problem.ts';
import { listConditions } from '../core/records/conditions.ts';
import { entityOf, type Values } from '../core/records/entity.ts';
import { filterSchema } from '../core/records/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { itemAnswers } from '../core/routes/batch.ts';
import { allowed } from '../core/routes/recordRequest.ts';
import { orderHooks } from './hooks.ts';
import { proposeOrder } from './proposed.ts';
import type { Sales } from './sales.ts';
import { findSellable } from './sellable.ts';
import { stepsOfMany, type ManySteps } from './stepsOfMany.ts';
import { orders } from './tables.ts';

const Search = Type.Object({
  search: SearchText({ pattern: '\\S' }),
  location_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

const Id = Type.String({ format: 'uuid' });
const steps = model.steps ?? {};
const Steps = Type.Object(
  {
    step: Type.Enum(Object.keys(steps)),
    ids: Type.Array(Id, { minItems: 1, maxItems: BATCH_SIZE, uniqueItems: true }),
    key: Id,
    values: Type.Object({}),
  },
  { additionalProperties: false },
);

/** Calls of orders beyond their records (contract 3 §7). */
export async function salesRoutes(app: FastifyInstance, sales: Sales) {
  const entity = entityOf(model, models, orderHooks(sales));
  const tags = [model.name];
  const create = { config: { access: { action: 'create' as const, model } } };

  app.get<{ Querystring: { search: string; location_id?: number } }>(
    '/dc/store/:storeId/orders/sellable',
    {
      ...create,
      schema: {
        tags,
        summary: 'Find what can be sold at a location by name, SKU, barcode or serial number',
        querystring: Search,
        response: answers(200, Type.Array(Sellable)),
      },
    },
    ({ scope, who, query: { search, location_id } }) => {
      if (location_id && can(who, 'create', model, { location_id }) !== true) throw forbidden();
      return findSellable(scope, search, location_id);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/dc/store/:storeId/orders/fromAppointment/:id',
    {
      ...create,
      schema: {
        tags,
        summary: 'Propose the order of an appointment: its customer, repairs and used parts',
        params: Type.Object({ id: Id }),
        response: answers(200, ProposedOrder),
      },
    },
    ({ scope, who, params }) => proposeOrder(scope, who, params.id),
  );

  app.get(
    '/dc/store/:storeId/orders/counts',
    {
      config: { access: { action: 'list', model } },
      schema: {
        tags,
        summary: 'Count the orders that a list finds by their status; all of them as an empty one',
        querystring: filterSchema(model),
        response: answers(200, Type.Record(Type.String(), Type.Integer())),
      },
    },
    async ({ scope, who, query }) => {
      const { order_status } = orders;
      const rows = await scope.select(
        orders,
        { order_status, count: count() },
        {
          where: listConditions(scope, entity, query as Values, allowed(who, model)),
          groupBy: order_status,
        },
      );
      const all = rows.reduce((sum, row) => sum + row.count, 0);
      return { '': all, ...Object.fromEntries(rows.map((row) => [row.order_status, row.count])) };
    },
  );

  const isValid = new Map(
    Object.entries(steps).map(([name, { values = {} }]) => {
      return [name, bodyValidator(Type.Object(values, { additionalProperties: false }))];
    }),
  );
  app.post<{ Body: ManySteps }>(
    '/dc/store/:storeId/orders/steps',
    {
      config: {
        access: {
          action: 'update',
          model: { access: { update: right('EDIT_ORDER', 'REFUND_ORDER') } },
        },
      },
      schema: { tags, summary: 'Take a step of several orders', body: Steps, response: itemAnswers },
    },
    async ({ scope, who, body }) => {
      const checked = isValid.get(body.step)?.(body.values) ?? { value: body.values };
      if ('error' in checked) throw checked.error.within('/values');
      const values = checked.value as ManySteps['values'];
      return { data: await stepsOfMany({ scope, who, entity }, { ...body, values }) };
    },
  );
}
