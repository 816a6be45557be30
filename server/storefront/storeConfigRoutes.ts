import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { keyedOnRead } from '../../src/schemas/storefront/keyedEntries.ts';
import { StorefrontPlace } from '../../src/schemas/storefront/places.ts';
import { signedIn } from '../core/access.ts';
import { asDocument } from './bounds.ts';
import { sendDocument } from './content.ts';
import { storeConfigs } from './changeStoreConfig.ts';
import { linksTo } from './linksTo.ts';
import { readConfig } from './storedConfig.ts';
import { documentKeys } from './versions.ts';
import { versionRoutes } from './versionRoutes.ts';
import { answers } from '../core/routes/answers.ts';
import { passThrough, bodyLimit, documentsOf, type DocumentOptions } from './documents.ts';

const LinksQuery = Type.Object({ to: Type.String({ minLength: 1, maxLength: 300 }) });
const Links = Type.Object({ data: Type.Array(StorefrontPlace), total: Type.Integer() });

const tags = ['storefront'];
const mayEdit = { access: { action: 'update', model: storefront } } as const;

/** The configuration of a store's storefront and its revisions (contract 2 §7; revisions are an addition to it). */
export async function storeConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).storeConfig;
  const configs = storeConfigs(schema);
  const path = '/dc/store/:storeId/config';

  app.get(
    path,
    {
      config: { access: 'unauthenticated' },
      schema: { tags, summary: 'Read the config of the storefront', response: answers(200, schema) },
      ...passThrough,
    },
    async ({ scope }, reply) => sendDocument(reply, keyedOnRead(schema, await readConfig(scope))),
  );

  app.put(
    path,
    {
      config: { ...mayEdit, isDocument: true },
      bodyLimit,
      schema: {
        tags,
        summary: 'Change the config of the storefront',
        body: schema,
        response: answers(200, schema),
      },
      ...passThrough,
    },
    async (request, reply) => sendDocument(reply, await configs.save(request, asDocument(request.body))),
  );

  app.get<{ Querystring: Static<typeof LinksQuery> }>(
    `${path}/links`,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: 'List where the storefront links to one of its pages',
        querystring: LinksQuery,
        response: answers(200, Links),
      },
    },
    ({ scope, query: { to } }) => linksTo(scope, to),
  );

  versionRoutes(app, {
    path,
    what: 'the config',
    documentOf: () => documentKeys.config,
    restore: configs.restore,
  });
}
