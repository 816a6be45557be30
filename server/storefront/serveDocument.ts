import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeclaredCall } from '../../src/schemas/call.ts';
import { routeOf, type RouteOf } from '../core/routes/serve.ts';
import { sendDocument } from './content.ts';

/**
 * Registers the route of a call that answers with a stored document: unchanged, with its ETag. Documents are stored as
 * they were sent (`isSent`): the schema only documents them, storefront/validation.ts checks them.
 */
export function serveDocument<C extends DeclaredCall>(
  app: FastifyInstance,
  call: C,
  handler: (request: FastifyRequest<RouteOf<C>>) => Promise<unknown>,
  { isSent = false } = {},
): void {
  const { config, ...route } = routeOf(call);
  app.route<RouteOf<C>>({
    ...route,
    ...(isSent && { validatorCompiler: () => () => true }),
    serializerCompiler: () => (data) => JSON.stringify(data),
    config: { ...config, ...(isSent && { isDocument: true }) },
    handler: async (request, reply) => sendDocument(reply, await handler(request)),
  });
}
