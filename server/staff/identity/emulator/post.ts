import type { FastifyInstance } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';

/** A text from outside. */
export const text = Type.String({ maxLength: 10_000 });

/** Registers a POST call with a validated body; `path` may contain `:parameters` and ends in `:action`. */
export function post<Body extends TSchema>(
  app: FastifyInstance,
  path: string,
  body: Body,
  answer: (body: Static<Body>, params: Record<string, string>) => Promise<object>,
): void {
  // A literal colon is written twice in a route.
  const route = path.replace(/(?<=accounts):/, '::');
  app.post<{ Params: Record<string, string> }>(route, { schema: { body } }, (request) =>
    answer(request.body as Static<Body>, request.params),
  );
}
