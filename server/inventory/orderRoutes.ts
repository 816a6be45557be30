import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { hiddenFields, omitFields } from '../../src/schemas/fieldAccess.ts';
import {
  PurchaseOrderLine,
  purchaseOrders,
  type PurchaseOrder,
} from '../../src/schemas/inventory/purchaseOrders.ts';
import { transfers } from '../../src/schemas/inventory/transfers.ts';
import { models } from '../../src/schemas/models.ts';
import { forbidden } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { answers } from '../core/routes/answers.ts';
import { locations } from '../locations/index.ts';
import { renderPurchaseOrder } from './purchaseOrders/document/render.ts';
import { addIsLate } from './purchaseOrders/late.ts';
import { suggest } from './purchaseOrders/suggest.ts';

const Suggested = Type.Object({
  supplier_id: Type.String({ format: 'uuid' }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

const Ends = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));

/** Calls for editing purchase orders and transfers (contract 3 §7). */
export async function orderRoutes(app: FastifyInstance) {
  const entity = entityOf(purchaseOrders, models, { complete: addIsLate });

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
    async ({ scope, who, query: { supplier_id, location_id } }) => {
      if (can(who, 'create', purchaseOrders, { location_id }) !== true) throw forbidden();
      const lines = await suggest(scope, supplier_id, location_id);
      return omitFields({ lines }, hiddenFields(purchaseOrders, who)).lines;
    },
  );

  app.get<{ Params: { id: string }; Querystring: { locale?: 'en' | 'fr' } }>(
    '/dc/store/:storeId/purchaseOrders/:id/order.pdf',
    {
      config: { access: { action: 'one', model: purchaseOrders } },
      schema: {
        tags: [purchaseOrders.name],
        summary: 'Read a purchase order as it is sent to its supplier, as PDF',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ locale: Type.Optional(Type.Enum(['en', 'fr'])) }),
      },
    },
    async ({ scope, who, params: { id }, query: { locale = 'en' } }, reply) => {
      const { record } = await readOne({ scope, who, entity }, id);
      if (can(who, 'one', purchaseOrders, record) !== true) throw forbidden();
      const file = await renderPurchaseOrder(scope, who, record as PurchaseOrder, locale);
      return reply.header('content-type', 'application/pdf').send(file);
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
