import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Nullable } from '../../../src/schemas/common.ts';
import { priceSheet } from '../../../src/schemas/repairs/priceSheet.ts';
import { beginImport, listImports, undoImport } from './imports.ts';
import { pageOf } from '../../core/records/listQuery.ts';
import { pageParameters, page } from '../../../src/schemas/listSchema.ts';
import { answers } from '../../core/routes/answers.ts';

const NewImport = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    file_name: Type.String({ minLength: 1, maxLength: 255 }),
    exported_date: Nullable('string', { format: 'date-time' }),
  },
  { additionalProperties: false },
);

const Import = Type.Object({
  id: Type.String(),
  file_name: Type.String(),
  created_by: Type.String(),
  created_by_name: Type.String(),
  created_date: Type.String(),
  undone_date: Nullable('string'),
  undo_until: Type.String(),
  created: Type.Integer(),
  updated: Type.Integer(),
  removed: Type.Integer(),
});

const PageQuery = Type.Object(pageParameters);

const Undone = Type.Object({ restored: Type.Integer(), removed: Type.Integer(), kept: Type.Integer() });

const config = { access: { action: 'update', model: priceSheet } } as const;
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const tags = ['repairs'];

/** Imports of price sheets: they group changes so that these can be undone together for a day. */
export async function priceImportRoutes(app: FastifyInstance) {
  const path = '/dc/store/:storeId/repair/imports';

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'List the imports, the newest first',
        querystring: PageQuery,
        response: answers(200, page(Import)),
      },
    },
    ({ scope, query }) => listImports(scope, pageOf(query)),
  );

  app.post<{ Body: Static<typeof NewImport> }>(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Begin an import',
        body: NewImport,
        response: answers(201, Type.Object({ id: Type.String() })),
      },
    },
    async ({ scope, who, body }, reply) => {
      await beginImport(scope, who, body);
      return reply.code(201).send({ id: body.id });
    },
  );

  app.post<{ Params: { id: string } }>(
    `${path}/:id/undo`,
    {
      config,
      schema: { tags, summary: 'Undo an import', params, response: answers(200, Undone) },
    },
    ({ scope, who, params: { id } }) => undoImport(scope, who, id),
  );
}
