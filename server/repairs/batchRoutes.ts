import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { repairCalls } from '../../src/schemas/repairs/calls.ts';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { queryValidatorOf } from '../core/ajv.ts';
import type { Files } from '../core/files.ts';
import { repairHooks } from './hooks.ts';
import { forbidden } from '../core/problem.ts';
import { readIds, readItems } from '../core/records/body.ts';
import { entityOf, type Values, type Writing } from '../core/records/entity.ts';
import { remove } from '../core/records/write.ts';
import { createRepairs } from './createRepairs.ts';
import { updateRepairs } from './updateRepairs.ts';
import { repairRemovals } from './removals.ts';
import { answers } from '../core/routes/answers.ts';
import { idsBody } from '../core/routes/crudSchemas.ts';
import { serve } from '../core/routes/serve.ts';

const { createServices, changeServices } = repairCalls;

/** The properties in a price sheet. */
const terms = ['id', 'cost', 'duration', 'warranty', 'warranty_unit', 'display_order'];
const createdBySheet = new Set([...terms, 'product_id', 'title']);
const changedBySheet = new Set([...terms, 'title', 'modified_date', 'is_voided']);

type Write = (writing: Writing, items: Values[], importId?: string) => Promise<BatchItemResult[]>;

/** Bulk calls for services; each item has its own result (contract 4 §7). */
export async function repairBatches(app: FastifyInstance, { files }: { files: Files }) {
  const entity = entityOf(models.repairs, models, repairHooks);
  const { model } = entity;

  const handler =
    (write: Write, sheetKeys: ReadonlySet<string>) =>
    async (request: FastifyRequest<{ Querystring: { import_id?: string } }>) => {
      const { scope, who, query } = request;
      const { sent: items, picture } = await readItems(request, files, model);
      // The right to import allows neither properties that a sheet lacks nor writes outside an import.
      const isOfSheet = items.every((item) => Object.keys(item).every((key) => sheetKeys.has(key)));
      if (can(who, 'update', model) !== true && !(query.import_id && isOfSheet)) throw forbidden();
      return scope.transaction(async (own) => {
        const data = await write({ scope: own, who, entity }, items, query.import_id);
        if (data.some(({ status }) => status === 'created' || status === 'updated')) await picture?.keep(own);
        return { data };
      });
    };

  for (const path of ['repair/batch', 'repair/v2/batch', 'v2/repair/batch']) {
    const address = `/dc/:locale/store/:storeId/${path}` as const;
    serve(app, { ...createServices, line: `POST ${address}` }, handler(createRepairs, createdBySheet));
    serve(app, { ...changeServices, line: `PUT ${address}` }, handler(updateRepairs, changedBySheet));
  }

  app.delete(
    '/dc/:locale/store/:storeId/repair/permanent',
    {
      config: { access: { action: 'delete', model } },
      schema: {
        tags: [model.name],
        summary: 'Remove services for good; appointments keep what was selected in them',
        body: idsBody,
        response: answers(200, Type.Object({ data: Type.Array(Type.String()) })),
      },
      validatorCompiler: ({ schema, httpPart }) =>
        httpPart === 'body' ? () => true : queryValidatorOf(schema),
    },
    async ({ scope, who, body }) => {
      const ids = readIds(body);
      const data = await scope.transaction(async (own) => {
        for (const prepare of repairRemovals.all()) await prepare(own, ids);
        return remove({ scope: own, who, entity }, ids);
      });
      return { data };
    },
  );
}
