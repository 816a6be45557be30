import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { keyedOnRead } from '../../src/schemas/storefront/keyedEntries.ts';
import { signedIn } from '../core/access.ts';
import { asDocument } from './bounds.ts';
import { sendDocument } from './content.ts';
import { locationConfigs, readLocationConfig } from './locationConfig.ts';
import { answers } from '../core/routes/answers.ts';
import { passThrough, bodyLimit, documentsOf, numberOf, type DocumentOptions } from './documents.ts';
import { versionRoutes } from './versionRoutes.ts';
import { documentKeys } from './versions.ts';

interface Path {
  Params: { locationId: string };
}

const tags = ['storefront'];

/** The page of a location (contract 2 §7). */
export async function locationConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).locationConfig;
  const configs = locationConfigs(schema);
  const path = '/dc/store/:storeId/location/:locationId/config';

  app.get<Path>(
    path,
    {
      config: { access: signedIn },
      schema: { tags, summary: 'Read the page of a location', response: answers(200, schema) },
      ...passThrough,
    },
    async ({ scope, params }, reply) =>
      sendDocument(reply, keyedOnRead(schema, await readLocationConfig(scope, numberOf(params.locationId)))),
  );

  app.put<Path>(
    path,
    {
      config: { access: { action: 'update', model: storefront }, isDocument: true },
      bodyLimit,
      schema: {
        tags,
        summary: 'Change the page of a location',
        body: schema,
        response: answers(200, schema),
      },
      ...passThrough,
    },
    async (request, reply) => {
      const id = numberOf(request.params.locationId);
      return sendDocument(reply, await configs.save(request, id, asDocument(request.body)));
    },
  );

  const idOf = ({ params }: Pick<FastifyRequest, 'params'>) =>
    numberOf((params as Path['Params']).locationId);
  versionRoutes(app, {
    path,
    what: 'the page of a location',
    documentOf: (request) => documentKeys.location(idOf(request)),
    restore: (request, version, parts) => configs.restore(request, idOf(request), version, parts),
  });
}
