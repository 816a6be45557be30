import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static, type TProperties } from 'typebox';
import { Nullable } from '../../src/schemas/common.ts';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { signedIn } from '../core/access.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { pageParameters, page } from '../../src/schemas/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { sendDocument } from './content.ts';
import { AnyDocument, passThrough, numberOf } from './documents.ts';
import { listVersions, readVersion } from './versions.ts';

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

/** JSON Pointers of the parts to restore; without them everything is restored. */
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

interface VersionedDocument {
  /** Path of the document. */
  path: string;
  /** Name of the document in the API documentation. */
  what: string;
  /** Query parameters that identify it. */
  query?: TProperties;
  /** Returns the document's key; throws if the document does not exist. */
  documentOf: (request: Pick<FastifyRequest, 'params' | 'query'>) => string;
  /** Restores a revision, or some parts of it. */
  restore: (request: FastifyRequest, version: number, parts?: string[]) => Promise<unknown>;
}

/** Lists, reads and restores revisions of a document (contract 2 §7; an addition to it). */
export function versionRoutes(
  app: FastifyInstance,
  { path, what, query = {}, documentOf, restore }: VersionedDocument,
): void {
  const versions = `${path}/versions`;
  const tags = ['storefront'];

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    versions,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: `List the versions of ${what}`,
        querystring: Type.Object({ ...pageParameters, ...query }),
        response: answers(200, page(Version)),
      },
    },
    (request) => listVersions(request.scope, documentOf(request), pageOf(request.query)),
  );

  app.get<{ Params: { version: string } }>(
    `${versions}/:version`,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: `Read a version of ${what}`,
        querystring: Type.Object(query),
        response: answers(200, WholeVersion),
      },
      serializerCompiler: passThrough.serializerCompiler,
    },
    (request) => readVersion(request.scope, documentOf(request), numberOf(request.params.version)),
  );

  app.post<{ Params: { version: string }; Body: Static<typeof Parts> }>(
    `${versions}/:version/restore`,
    {
      config: { access: { action: 'update', model: storefront } },
      schema: {
        tags,
        summary: `Make a version of ${what}, or some parts of it, the current one`,
        querystring: Type.Object(query),
        body: Parts,
        response: answers(200, AnyDocument),
      },
      serializerCompiler: passThrough.serializerCompiler,
    },
    async (request, reply) => {
      const version = numberOf(request.params.version);
      return sendDocument(reply, await restore(request, version, request.body?.parts));
    },
  );
}
