import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { can } from '../../src/schemas/can.ts';
import { hiddenFields, omitFields } from '../../src/schemas/fieldAccess.ts';
import { inventoryCalls } from '../../src/schemas/inventory/calls.ts';
import {
  purchaseOrders,
  type PurchaseOrder,
  type PurchaseOrderLine,
} from '../../src/schemas/inventory/purchaseOrders.ts';
import { models } from '../../src/schemas/models.ts';
import { forbidden } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { serve } from '../core/routes/serve.ts';
import { locations } from '../locations/index.ts';
import { renderPurchaseOrder } from './purchaseOrders/document/render.ts';
import { addIsLate } from './purchaseOrders/late.ts';
import { suggest } from './purchaseOrders/suggest.ts';

/** Calls for editing purchase orders and transfers (contract 3 §7). */
export async function orderRoutes(app: FastifyInstance) {
  const entity = entityOf(purchaseOrders, models, { complete: addIsLate });

  serve(app, inventoryCalls.suggestLines, async ({ scope, who, query: { supplier_id, location_id } }) => {
    if (can(who, 'create', purchaseOrders, { location_id }) !== true) throw forbidden();
    const lines = await suggest(scope, supplier_id, location_id);
    return omitFields({ lines }, hiddenFields(purchaseOrders, who)).lines as PurchaseOrderLine[];
  });

  serve(
    app,
    inventoryCalls.getOrderDocument,
    async ({ scope, who, params: { id }, query: { locale = 'en' } }) => {
      const { record } = await readOne({ scope, who, entity }, id);
      if (can(who, 'one', purchaseOrders, record) !== true) throw forbidden();
      return renderPurchaseOrder(scope, who, record as PurchaseOrder, locale);
    },
  );

  serve(app, inventoryCalls.getTransferLocations, ({ scope }) =>
    scope.select(
      locations,
      { id: locations.id, name: locations.location_name },
      { where: eq(locations.is_voided, false), orderBy: [asc(locations.display_order), asc(locations.id)] },
    ),
  );
}
