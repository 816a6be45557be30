import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { globalCatalogCalls } from '../../src/schemas/globalCatalog/calls.ts';
import { globalBrands, MAX_BRANDS } from '../../src/schemas/globalCatalog/globalBrands.ts';
import {
  CatalogImport,
  DryRun,
  type ItemsRequest,
  VisibilityChange,
  type ItemType,
} from '../../src/schemas/globalCatalog/import.ts';
import { checkId } from '../core/checkId.ts';
import type { JobKinds } from '../core/jobs/kinds.ts';
import type { Values } from '../core/records/entity.ts';
import { pageOf, toListQuery } from '../core/records/listQuery.ts';
import { listSchema, page } from '../../src/schemas/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { recordSchema } from '../../src/schemas/recordSchema.ts';
import { declaredRoute } from '../core/routes/declaredRoute.ts';
import { routeOf, serve } from '../core/routes/serve.ts';
import { dryRun } from './planImport.ts';
import { hide, show } from './hide.ts';
import { beginImport, cancelImport, readImport, recentImports } from './imports.ts';
import { itemKinds } from './items.ts';
import { listItems, readItem, searchBrands } from './list.ts';

interface Options {
  kinds: JobKinds;
}

/** The catalogue from which stores import brands and products (contract 3 §7). */
export async function globalCatalogRoutes(app: FastifyInstance, options: Options) {
  reading(app, 'BRAND');
  reading(app, 'PRODUCT');
  searching(app);
  changing(app);
  importing(app, options);
}

function reading(app: FastifyInstance, type: ItemType) {
  const kind = itemKinds[type];
  const { model } = kind;
  const record = recordSchema(model);

  app.route({
    ...declaredRoute(model, 'list'),
    schema: {
      tags: [model.name],
      summary: `List the ${model.name} that the store has not hidden`,
      querystring: listSchema(model),
      response: answers(200, page(record)),
    },
    handler: async (request, reply) => {
      const query = request.query as Values;
      const { records, total } = await listItems(request.scope, kind, toListQuery(model, query));
      reply.header('x-count', total);
      return { data: records, metadata: { total, ...pageOf(query) } };
    },
  });

  app.route<{ Params: { id: string } }>({
    ...declaredRoute(model, 'one'),
    schema: { tags: [model.name], summary: `Read one of the ${model.name}`, response: answers(200, record) },
    handler: ({ scope, params }) => readItem(scope, kind, checkId(params.id)),
  });
}

function searching(app: FastifyInstance) {
  serve(app, globalCatalogCalls.searchBrands, async ({ scope, body }) => {
    const { page: number = 1, per_page = MAX_BRANDS } = body;
    const query = { ...toListQuery(globalBrands, body), limit: per_page, offset: (number - 1) * per_page };
    const { data, total } = await searchBrands(scope, query);
    return { data, metadata: { total, page: number, per_page } };
  });
}

/** One route for three calls of the admin, whose body says which answer follows. */
function changing(app: FastifyInstance) {
  const { schema, ...route } = routeOf(globalCatalogCalls.planImport);
  const response = { ...answers(200, Type.Union([DryRun, VisibilityChange])), 202: CatalogImport };
  app.route<{ Body: ItemsRequest }>({
    ...route,
    schema: { ...schema, response },
    handler: async ({ scope, who, body }, reply) => {
      const { type, action, isDryRun = false, duplicates = 'LEAVE_OUT' } = body;
      const kind = itemKinds[type];
      const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
      if (action === 'ADD') {
        if (isDryRun) return dryRun(scope, kind, ids, duplicates);
        return reply.code(202).send(await beginImport(scope, who, { ids, type, duplicates }));
      }
      const many = await (action === 'REJECT' ? hide : show)(scope, kind, ids, isDryRun);
      if (!isDryRun) scope.announce(kind.globalName);
      return { changed: many };
    },
  });
}

function importing(app: FastifyInstance, { kinds }: Options) {
  serve(app, globalCatalogCalls.getImports, ({ scope, who }) => recentImports(scope, who));
  serve(app, globalCatalogCalls.readImport, ({ scope, params }) => readImport(scope, checkId(params.id)));
  serve(app, globalCatalogCalls.endImport, ({ scope, who, params }) =>
    cancelImport(scope, who, kinds, checkId(params.id)),
  );
}
