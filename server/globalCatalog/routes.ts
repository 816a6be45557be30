import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  BrandSearch,
  BrandSearchResult,
  globalBrands,
  MAX_BRANDS,
} from '../../src/schemas/globalCatalog/globalBrands.ts';
import {
  CatalogImport,
  VisibilityChange,
  DryRun,
  ItemsRequest,
  type ItemType,
} from '../../src/schemas/globalCatalog/import.ts';
import { globalAccess } from '../../src/schemas/globalCatalog/globalItem.ts';
import { isUuid } from '../core/ids.ts';
import type { JobKinds } from '../core/jobs/kinds.ts';
import { notFound } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { pageOf, toListQuery } from '../core/records/listQuery.ts';
import { listSchema, page } from '../../src/schemas/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { recordSchema } from '../../src/schemas/recordSchema.ts';
import { declaredRoute } from '../core/routes/declaredRoute.ts';
import { dryRun } from './planImport.ts';
import { hide, show } from './hide.ts';
import { beginImport, cancelImport, readImport, recentImports } from './imports.ts';
import { itemKinds } from './items.ts';
import { listItems, readItem, searchBrands } from './list.ts';

interface Options {
  kinds: JobKinds;
}

const path = '/dc/store/:storeId/global_catalog';
const tags = ['globalCatalog'];
const config = { access: { action: 'update', model: { access: globalAccess } } } as const;

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
    handler: ({ scope, params }) => readItem(scope, kind, idOf(params)),
  });
}

function searching(app: FastifyInstance) {
  app.post<{ Body: Static<typeof BrandSearch> }>(
    '/dc/global_catalog/brands',
    {
      config: { access: { action: 'list', model: globalBrands } },
      schema: {
        tags: [globalBrands.name],
        summary: 'Search the globalBrands by name',
        body: BrandSearch,
        response: answers(200, page(BrandSearchResult)),
      },
    },
    async ({ scope, body }) => {
      const { page: number = 1, per_page = MAX_BRANDS } = body;
      const query = { ...toListQuery(globalBrands, body), limit: per_page, offset: (number - 1) * per_page };
      const { data, total } = await searchBrands(scope, query);
      return { data, metadata: { total, page: number, per_page } };
    },
  );
}

function changing(app: FastifyInstance) {
  app.post<{ Body: ItemsRequest }>(
    `${path}/items`,
    {
      config,
      schema: {
        tags,
        summary: 'Take items over, hide them, or show them again',
        body: ItemsRequest,
        response: { ...answers(200, Type.Union([DryRun, VisibilityChange])), 202: CatalogImport },
      },
    },
    async ({ scope, who, body }, reply) => {
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
  );
}

function importing(app: FastifyInstance, { kinds }: Options) {
  app.get(
    `${path}/imports`,
    {
      config,
      schema: {
        tags,
        summary: 'List the own imports of the last week',
        response: answers(200, Type.Object({ data: Type.Array(CatalogImport) })),
      },
    },
    ({ scope, who }) => recentImports(scope, who),
  );

  app.get<{ Params: { id: string } }>(
    `${path}/imports/:id`,
    {
      config,
      schema: { tags, summary: 'Read how far an import is', response: answers(200, CatalogImport) },
    },
    ({ scope, params }) => readImport(scope, idOf(params)),
  );

  app.post<{ Params: { id: string } }>(
    `${path}/imports/:id/cancel`,
    { config, schema: { tags, summary: 'Cancel an import', response: answers(200, CatalogImport) } },
    ({ scope, who, params }) => cancelImport(scope, who, kinds, idOf(params)),
  );
}

/** An invalid id is not found. */
function idOf({ id }: { id: string }): string {
  if (!isUuid(id)) throw notFound();
  return id;
}
