import type { FastifyInstance } from 'fastify';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { signedIn } from '../core/access.ts';
import { asDocument } from './bounds.ts';
import { sendDocument } from './content.ts';
import { readLocationConfig, saveLocationConfig } from './locationConfig.ts';
import { answers } from '../core/routes/answers.ts';
import { asItIs, bodyLimit, documentsOf, numberOf, type DocumentOptions } from './documents.ts';

interface Path {
  Params: { locationId: string };
}

const tags = ['storefront'];

/** The page of a location (contract 2 §7). */
export async function locationConfig(app: FastifyInstance, options: DocumentOptions) {
  const { schema } = documentsOf(options).locationConfig;
  const save = saveLocationConfig(schema);
  const path = '/dc/store/:storeId/location/:locationId/config';

  app.get<Path>(
    path,
    {
      config: { access: signedIn },
      schema: { tags, summary: 'Read the page of a location', response: answers(200, schema) },
      ...asItIs,
    },
    async ({ scope, params }, reply) =>
      sendDocument(reply, await readLocationConfig(scope, numberOf(params.locationId))),
  );

  app.put<Path>(
    path,
    {
      config: { access: { action: 'update', model: storefront } },
      bodyLimit,
      schema: {
        tags,
        summary: 'Change the page of a location',
        body: schema,
        response: answers(200, schema),
      },
      ...asItIs,
    },
    async (request, reply) => {
      const id = numberOf(request.params.locationId);
      return sendDocument(reply, await save(request, id, asDocument(request.body)));
    },
  );
}
