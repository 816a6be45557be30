import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { can } from '../../src/schemas/can.ts';
import { viewCalls } from '../../src/schemas/views/calls.ts';
import { savedViews as model } from '../../src/schemas/views/savedViews.ts';
import { forbidden, invalid } from '../core/problem.ts';
import { readableRows } from '../core/records/readable.ts';
import { serve } from '../core/routes/serve.ts';
import { modelNamed } from '../core/tables/registry.ts';
import { chosenViews, savedViews } from './tables.ts';

/** The order of saved views, and the view that a list opens with (contract 1 §7). */
export async function viewRoutes(app: FastifyInstance) {
  serve(app, viewCalls.chooseView, async ({ scope, who, body: { resource, view_id } }) => {
    if (!modelNamed(resource)) throw invalid([{ path: '/resource', code: 'reference' }]);
    if (view_id !== null) {
      const isOfList = and(eq(savedViews.id, view_id), eq(savedViews.resource, resource));
      if ((await scope.count(savedViews, and(isOfList, readableRows(who, model, savedViews)))) === 0)
        throw invalid([{ path: '/view_id', code: 'reference' }]);
    }
    const { staff_id } = who;
    await scope.insert(chosenViews, [{ staff_id, resource, view_id }], {
      overwrite: { target: [chosenViews.staff_id, chosenViews.resource], keys: ['view_id'] },
    });
  });

  serve(app, viewCalls.orderViews, ({ scope, who, body: { ids } }) =>
    scope.transaction(async (own) => {
      const { id, kind, role, staff_id, position } = savedViews;
      const fields = { id, kind, role, staff_id, position };
      const views = await own.select(savedViews, fields, { where: inArray(id, ids), lock: true });
      if (views.some((view) => can(who, 'update', model, view) !== true)) throw forbidden();
      for (const view of views) {
        const place = ids.indexOf(view.id);
        if (place !== view.position) await own.update(savedViews, { position: place }, eq(id, view.id));
      }
    }),
  );
}
