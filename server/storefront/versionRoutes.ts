import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { storefrontRevisions } from '../../src/schemas/storefront/calls.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { serve } from '../core/routes/serve.ts';
import { numberOf } from './documents.ts';
import { serveDocument } from './serveDocument.ts';
import { listVersions, readVersion } from './versions.ts';

interface VersionedDocument {
  /** Returns the document's key, by path and query; throws if the document does not exist. */
  documentOf: (request: Pick<FastifyRequest, 'params' | 'query'>) => string;
  /** Restores a revision, or some parts of it. */
  restore: (request: FastifyRequest, version: number, parts?: string[]) => Promise<unknown>;
}

/** Lists, reads and restores revisions of a document (contract 2 §7; an addition to it). */
export function versionRoutes(
  app: FastifyInstance,
  calls: typeof storefrontRevisions.config,
  { documentOf, restore }: VersionedDocument,
): void {
  serve(app, calls.list, (request) =>
    listVersions(request.scope, documentOf(request), pageOf(request.query)),
  );

  serve(app, calls.read, (request) =>
    readVersion(request.scope, documentOf(request), numberOf(request.params.version)),
  );

  serveDocument(app, calls.restore, (request) =>
    restore(request, numberOf(request.params.version), request.body?.parts),
  );
}
