import type { FastifyInstance } from 'fastify';
import { repairCalls } from '../../../src/schemas/repairs/calls.ts';
import { pageOf } from '../../core/records/listQuery.ts';
import { serve } from '../../core/routes/serve.ts';
import { beginImport, listImports, undoImport } from './imports.ts';

/** Imports of price sheets: they group changes so that these can be undone together for a day. */
export async function priceImportRoutes(app: FastifyInstance) {
  serve(app, repairCalls.getPriceImports, ({ scope, query }) => listImports(scope, pageOf(query)));

  serve(app, repairCalls.createImport, async ({ scope, who, body }) => {
    await beginImport(scope, who, body);
    return { id: body.id };
  });

  serve(app, repairCalls.undoImport, ({ scope, who, params: { id } }) => undoImport(scope, who, id));
}
