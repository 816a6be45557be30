import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storefrontCalls, storefrontRevisions } from '../../src/schemas/storefront/calls.ts';
import { keyedOnRead } from '../../src/schemas/storefront/keyedEntries.ts';
import { asDocument } from './bounds.ts';
import { locationConfigs, readLocationConfig } from './locationConfig.ts';
import { documentsOf, numberOf, type DocumentOptions } from './documents.ts';
import { serveDocument } from './serveDocument.ts';
import { versionRoutes } from './versionRoutes.ts';
import { documentKeys } from './versions.ts';

/** The page of a location (contract 2 §7). */
export async function locationConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).locationConfig;
  const configs = locationConfigs(schema);
  const read = { ...storefrontCalls.readLocationConfig, answer: schema };
  const write = { ...storefrontCalls.writeLocationConfig, body: schema, answer: schema };

  serveDocument(app, read, async ({ scope, params }) =>
    keyedOnRead(schema, await readLocationConfig(scope, numberOf(params.locationId))),
  );
  serveDocument(
    app,
    write,
    (request) => configs.save(request, numberOf(request.params.locationId), asDocument(request.body)),
    { isSent: true },
  );

  versionRoutes(app, storefrontRevisions.location, {
    documentOf: (request) => documentKeys.location(idOf(request)),
    restore: (request, version, parts) => configs.restore(request, idOf(request), version, parts),
  });
}

const idOf = ({ params }: Pick<FastifyRequest, 'params'>) =>
  numberOf((params as { locationId: string }).locationId);
