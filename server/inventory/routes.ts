import type { FastifyInstance } from 'fastify';
import { inventoryCalls } from '../../src/schemas/inventory/calls.ts';
import { items, type Item } from '../../src/schemas/inventory/items.ts';
import { models } from '../../src/schemas/models.ts';
import { entityOf } from '../core/records/entity.ts';
import { readOne } from '../core/records/read.ts';
import { serve } from '../core/routes/serve.ts';
import { adjust, receive, returnStock } from './manualMovements.ts';
import { findByCode } from './find.ts';
import { itemHooks } from './hooks.ts';
import type { Inventory } from './stockChange.ts';

/** Manual movements and code lookup (contract 3 §2.2). */
export async function inventoryRoutes(app: FastifyInstance, inventory: Inventory) {
  const entity = entityOf(items, models, itemHooks);

  serve(app, inventoryCalls.receiveStock, ({ scope, who, body }) => receive({ inventory, scope, who }, body));
  serve(app, inventoryCalls.adjustStock, ({ scope, who, body }) => adjust({ inventory, scope, who }, body));
  serve(app, inventoryCalls.returnStock, ({ scope, who, body }) =>
    returnStock({ inventory, scope, who }, body),
  );

  serve(app, inventoryCalls.findItem, async ({ scope, who, query }) => {
    const found = await findByCode(scope, query.code);
    if (!found) return { item: null, serial: null };
    const { record } = await readOne({ scope, who, entity }, found.itemId);
    return { item: record as Item, serial: found.serial };
  });
}
