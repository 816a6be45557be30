import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { customerCalls } from '../../../src/schemas/customers/calls.ts';
import {
  ContactRequest,
  contactRequests as model,
  NewContactRequest,
} from '../../../src/schemas/customers/contactRequests.ts';
import type { Database } from '../../core/database.ts';
import { perHour, rateLimit } from '../../core/rateLimit.ts';
import type { Values } from '../../core/records/entity.ts';
import { listSchema, page } from '../../../src/schemas/listSchema.ts';
import { answers } from '../../core/routes/answers.ts';
import { recordSchema } from '../../../src/schemas/recordSchema.ts';
import { declaredRoute } from '../../core/routes/declaredRoute.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Notify } from '../../notifications/index.ts';
import { assignRequest } from './assign.ts';
import { listRequests, markRequests, readRequest } from './inbox.ts';
import { receiveRequest } from './receive.ts';

const tags = [model.name];
const request = recordSchema(model);

export interface RequestOptions {
  database: Promise<Database>;
  notify: Notify;
}

/** Contact requests: list, read state, assignee, and the storefront's public call (contract 4 §7). */
export async function customerRequestRoutes(app: FastifyInstance, { database, notify }: RequestOptions) {
  const limitPerAddress = rateLimit(database, perHour('requests sent', 60));
  const limitPerPerson = rateLimit(database, perHour('requests sent by a person', 10));

  app.route({
    ...declaredRoute(model, 'list'),
    schema: {
      tags,
      summary: 'List the customer requests',
      querystring: listSchema(model),
      response: answers(200, page(request)),
    },
    handler: async ({ scope, who, query }, reply) => {
      const answer = await listRequests(scope, who, query as Values);
      reply.header('x-count', answer.metadata.total);
      return answer;
    },
  });

  app.route<{ Params: { id: string } }>({
    ...declaredRoute(model, 'one'),
    schema: { tags, summary: 'Read a customer request', response: answers(200, request) },
    handler: ({ scope, who, params }) => readRequest(scope, who, params.id),
  });

  serve(app, customerCalls.markRequest, async ({ scope, who, body }) => {
    await readRequest(scope, who, body.id);
    await markRequests(scope, who, [body]);
    return readRequest(scope, who, body.id);
  });

  serve(app, customerCalls.markRequests, async ({ scope, who, body, query }) => {
    await markRequests(scope, who, body);
    return listRequests(scope, who, query);
  });

  serve(app, customerCalls.assignRequest, async ({ scope, who, params, body }) => {
    await readRequest(scope, who, params.id);
    await assignRequest(scope, who, params.id, body);
    scope.announce(model.name);
    return readRequest(scope, who, params.id);
  });

  app.post<{ Body: NewContactRequest }>(
    '/dc/store/:storeId/contact-us',
    {
      config: { access: 'unauthenticated' },
      bodyLimit: 50_000,
      schema: {
        tags,
        summary: 'Write to the store, as its storefront does for a customer',
        body: NewContactRequest,
        response: answers(201, Type.Object({ id: ContactRequest.properties.id })),
      },
    },
    async ({ scope, ip, body }, reply) => {
      await limitPerAddress(ip);
      await limitPerPerson(`${ip} ${scope.store.id} ${body.customer_email.toLowerCase()}`);
      reply.code(201);
      return { id: await receiveRequest(scope, notify, body) };
    },
  );
}
