import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { PurchaseOrderLine, purchaseOrders } from '../../src/schemas/inventory/purchaseOrders.ts';
import { transfers } from '../../src/schemas/inventory/transfers.ts';
import { forbidden } from '../core/problem.ts';
import { answers } from '../core/routes/answers.ts';
import { locations } from '../locations/tables.ts';
import { suggest } from './purchaseOrders/suggest.ts';

const Suggested = Type.Object({
  supplier_id: Type.String({ format: 'uuid' }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

const Ends = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));

/** What helps with writing purchase orders and transfers (contract 3 §7). */
export async function orderRoutes(app: FastifyInstance) {
  app.get<{ Querystring: { supplier_id: string; location_id: number } }>(
    '/dc/store/:storeId/purchaseOrders/suggestion',
    {
      config: { access: { action: 'create', model: purchaseOrders } },
      schema: {
        tags: [purchaseOrders.name],
        summary: 'Suggest the lines of an order: what is low at a location',
        querystring: Suggested,
        response: answers(200, Type.Array(PurchaseOrderLine)),
      },
    },
    ({ scope, who, query: { supplier_id, location_id } }) => {
      if (can(who, 'create', purchaseOrders, { location_id }) !== true) throw forbidden();
      return suggest(scope, supplier_id, location_id);
    },
  );

  app.get(
    '/dc/store/:storeId/transfers/ends',
    {
      config: { access: { action: 'list', model: transfers } },
      schema: {
        tags: [transfers.name],
        summary: 'List the locations that a transfer can go to',
        response: answers(200, Ends),
      },
    },
    ({ scope }) =>
      scope.select(
        locations,
        { id: locations.id, name: locations.location_name },
        { where: eq(locations.is_voided, false), orderBy: [asc(locations.display_order), asc(locations.id)] },
      ),
  );
}
