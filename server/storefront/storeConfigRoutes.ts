import type { FastifyInstance } from 'fastify';
import { storefrontCalls, storefrontRevisions } from '../../src/schemas/storefront/calls.ts';
import { keyedOnRead } from '../../src/schemas/storefront/keyedEntries.ts';
import { serve } from '../core/routes/serve.ts';
import { asDocument } from './bounds.ts';
import { storeConfigs } from './changeStoreConfig.ts';
import { linksTo } from './linksTo.ts';
import { readConfig } from './storedConfig.ts';
import { documentKeys } from './versions.ts';
import { serveDocument } from './serveDocument.ts';
import { versionRoutes } from './versionRoutes.ts';
import { documentsOf, type DocumentOptions } from './documents.ts';

/** The configuration of a store's storefront and its revisions (contract 2 §7; revisions are an addition to it). */
export async function storeConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).storeConfig;
  const configs = storeConfigs(schema);
  const read = { ...storefrontCalls.readStoreConfig, answer: schema };
  const write = { ...storefrontCalls.writeStoreConfig, body: schema, answer: schema };

  serveDocument(app, read, async ({ scope }) => keyedOnRead(schema, await readConfig(scope)));
  serveDocument(app, write, (request) => configs.save(request, asDocument(request.body)), { isSent: true });

  serve(app, storefrontCalls.getLinks, ({ scope, query: { to } }) => linksTo(scope, to));

  versionRoutes(app, storefrontRevisions.config, {
    documentOf: () => documentKeys.config,
    restore: configs.restore,
  });
}
