import type { FastifyInstance } from 'fastify';
import { seesCosts } from '../../../src/schemas/inventory/access.ts';
import { inventoryCalls } from '../../../src/schemas/inventory/calls.ts';
import { stockCounts as model } from '../../../src/schemas/inventory/stockCounts.ts';
import { serve } from '../../core/routes/serve.ts';
import { findCount } from './count.ts';
import { takeEntries } from './entries.ts';
import { readSheet } from './sheet.ts';

/** Entries and state of stock counts (contract 3 §7). */
export async function countRoutes(app: FastifyInstance) {
  serve(app, inventoryCalls.getCountSheet, async ({ scope, who, params, query: { ending = false } }) => {
    const count = await findCount(scope, who, params.id, ending ? 'update' : 'one');
    const sheet = await readSheet(scope, count, ending);
    if (seesCosts(who) === true) return sheet;
    return { ...sheet, lines: sheet.lines.map((line) => ({ ...line, cost: null })) };
  });

  serve(app, inventoryCalls.sendCountEntries, async ({ scope, who, params, body }) => {
    const outcomes = await takeEntries(scope, who, params.id, body.entries);
    scope.announce(model.name);
    return { outcomes };
  });
}
