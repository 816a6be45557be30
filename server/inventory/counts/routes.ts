import type { FastifyInstance } from 'fastify';
import { seesCosts } from '../../../src/schemas/inventory/access.ts';
import { Type, type Static } from 'typebox';
import {
  CountEntries,
  CountSheet,
  EntryOutcome,
  stockCounts as model,
} from '../../../src/schemas/inventory/stockCounts.ts';
import { answers } from '../../core/routes/answers.ts';
import { findCount } from './count.ts';
import { takeEntries } from './entries.ts';
import { readSheet } from './sheet.ts';

const tags = [model.name];
const path = `/dc/store/:storeId/${model.name}/:id`;

/** Entries and state of stock counts (contract 3 §7). */
export async function countRoutes(app: FastifyInstance) {
  app.get<{ Params: { id: string }; Querystring: { ending?: boolean } }>(
    `${path}/sheet`,
    {
      config: { access: { action: 'one', model } },
      schema: {
        tags,
        summary: 'Read what the books say and what was counted',
        querystring: Type.Object({ ending: Type.Optional(Type.Boolean()) }),
        response: answers(200, CountSheet),
      },
    },
    async ({ scope, who, params, query: { ending = false } }) => {
      const count = await findCount(scope, who, params.id, ending ? 'update' : 'one');
      const sheet = await readSheet(scope, count, ending);
      if (seesCosts(who) === true) return sheet;
      return { ...sheet, lines: sheet.lines.map((line) => ({ ...line, cost: null })) };
    },
  );

  app.post<{ Params: { id: string }; Body: Static<typeof CountEntries> }>(
    `${path}/entries`,
    {
      config: { access: { action: 'update', model } },
      schema: {
        tags,
        summary: 'Take what was counted, each key once',
        body: CountEntries,
        response: answers(200, Type.Object({ outcomes: Type.Array(EntryOutcome) })),
      },
    },
    async ({ scope, who, params, body }) => {
      const outcomes = await takeEntries(scope, who, params.id, body.entries);
      scope.announce(model.name);
      return { outcomes };
    },
  );
}
