import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Nullable } from '../../src/schemas/common.ts';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { signedIn } from '../core/access.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { pageParameters } from '../core/records/listSchema.ts';
import { asDocument } from './bounds.ts';
import { sendDocument } from './content.ts';
import { storeConfigs } from './changeStoreConfig.ts';
import { listVersions, readVersion } from './versions.ts';
import { answers, page } from '../core/routes/answers.ts';
import { AnyDocument, asItIs, bodyLimit, documentsOf, numberOf, type DocumentOptions } from './documents.ts';

const Version = Type.Object({
  version: Type.Integer(),
  saved_by: Type.Unsafe<unknown>({
    type: ['object', 'null'],
    properties: { id: Type.String(), name: Type.String() },
  }),
  saved_date: Type.String({ format: 'date-time' }),
  changes: Type.Array(Type.String()),
  restored: Nullable('integer'),
});
const WholeVersion = Type.Object({ ...Version.properties, config: Type.Unknown() });

/** JSON Pointers of what is restored; without them everything is. */
const Parts = Type.Unsafe<{ parts?: string[] } | null>({
  type: ['object', 'null'],
  properties: {
    parts: Type.Array(Type.String({ pattern: '^(/[^/]*)+$', maxLength: 500 }), {
      minItems: 1,
      maxItems: 1000,
    }),
  },
  additionalProperties: false,
});

const PageQuery = Type.Object(pageParameters);

const tags = ['storefront'];
const mayEdit = { access: { action: 'update', model: storefront } } as const;

/** The configuration of a store's storefront and its versions (contract 2 §7; the versions are our own). */
export async function storeConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).storeConfig;
  const configs = storeConfigs(schema);
  const path = '/dc/store/:storeId/config';
  const versions = `${path}/versions`;

  app.get(
    path,
    {
      config: { access: 'unauthenticated' },
      schema: { tags, summary: 'Read the config of the storefront', response: answers(200, schema) },
      ...asItIs,
    },
    async ({ scope }, reply) => sendDocument(reply, await scope.readConfig()),
  );

  app.put(
    path,
    {
      config: mayEdit,
      bodyLimit,
      schema: {
        tags,
        summary: 'Change the config of the storefront',
        body: schema,
        response: answers(200, schema),
      },
      ...asItIs,
    },
    async (request, reply) => sendDocument(reply, await configs.save(request, asDocument(request.body))),
  );

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    versions,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: 'List the versions of the config',
        querystring: PageQuery,
        response: answers(200, page(Version)),
      },
    },
    ({ scope, query }) => listVersions(scope, pageOf(query)),
  );

  app.get<{ Params: { version: string } }>(
    `${versions}/:version`,
    {
      config: { access: signedIn },
      schema: { tags, summary: 'Read a version of the config', response: answers(200, WholeVersion) },
      ...asItIs,
    },
    ({ scope, params }) => readVersion(scope, numberOf(params.version)),
  );

  app.post<{ Params: { version: string }; Body: Static<typeof Parts> }>(
    `${versions}/:version/restore`,
    {
      config: mayEdit,
      schema: {
        tags,
        summary: 'Make a version of the config, or some parts of it, the current one',
        body: Parts,
        response: answers(200, AnyDocument),
      },
      serializerCompiler: asItIs.serializerCompiler,
    },
    async (request, reply) => {
      const version = numberOf(request.params.version);
      return sendDocument(reply, await configs.restore(request, version, request.body?.parts));
    },
  );
}
