import type { FastifyServerOptions } from 'fastify';
import { databaseError } from './scope.ts';

/** Structured logs without personal data: no queries, bodies, headers, addresses or values of statements. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: ({ method, url }) => ({ method, path: url.replace(/\?.*/s, '') }),
    res: ({ statusCode }) => ({ statusCode }),
    err: describeError,
  },
});

function describeError(error: Error) {
  const cause = databaseError(error) as Error & { code?: string };
  return { type: cause.name, code: cause.code, message: cause.message, stack: cause.stack ?? '' };
}
