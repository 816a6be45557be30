import type { FastifyInstance } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { items } from '../../src/schemas/inventory/items.ts';
import {
  AdjustRequest,
  ItemLookup,
  ReceiveRequest,
  ReturnRequest,
  StockLevels,
} from '../../src/schemas/inventory/stockChanges.ts';
import { stock } from '../../src/schemas/inventory/stock.ts';
import { models } from '../../src/schemas/models.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { answers } from '../core/routes/answers.ts';
import { recordSchema } from '../../src/schemas/recordSchema.ts';
import { adjust, receive, returnStock } from './manualMovements.ts';
import { findByCode } from './find.ts';
import { itemHooks } from './hooks.ts';
import type { Inventory } from './stockChange.ts';

const step = (summary: string, body: TSchema) => ({
  config: { access: { action: 'update' as const, model: stock } },
  schema: { tags: ['stock'], summary, body, response: answers(200, StockLevels) },
});

/** Manual movements and code lookup (contract 3 §2.2). */
export async function inventoryRoutes(app: FastifyInstance, inventory: Inventory) {
  const entity = entityOf(items, models, itemHooks);

  app.post<{ Body: ReceiveRequest }>(
    '/dc/store/:storeId/stock/receive',
    step('Take in what has come', ReceiveRequest),
    ({ scope, who, body }) => receive({ inventory, scope, who }, body),
  );
  app.post<{ Body: AdjustRequest }>(
    '/dc/store/:storeId/stock/adjust',
    step('Adjust what is there', AdjustRequest),
    ({ scope, who, body }) => adjust({ inventory, scope, who }, body),
  );
  app.post<{ Body: ReturnRequest }>(
    '/dc/store/:storeId/stock/return',
    step('Take back what customers bring', ReturnRequest),
    ({ scope, who, body }) => returnStock({ inventory, scope, who }, body),
  );

  app.get<{ Querystring: { code: string } }>(
    '/dc/store/:storeId/items/find',
    {
      config: { access: { action: 'list', model: items } },
      schema: {
        tags: ['items'],
        summary: 'Find the item of a barcode, an SKU or a serial number',
        querystring: Type.Object({ code: Type.String({ pattern: '\\S', maxLength: 200 }) }),
        response: answers(200, ItemLookup(recordSchema(items))),
      },
    },
    async ({ scope, who, query }) => {
      const found = await findByCode(scope, query.code);
      if (!found) return { item: null, serial: null };
      const { record } = await readOne({ scope, who, entity }, found.itemId);
      return { item: record, serial: found.serial };
    },
  );
}
