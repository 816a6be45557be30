import type { FastifyServerOptions } from 'fastify';
import { databaseError } from './databaseError.ts';

/**
 * Structured logs without personal data: no queries, bodies, headers or parameter values. securityLog.ts adds the
 * address of rejected callers.
 */
export const loggerOptions = (level: string) =>
  ({
    level,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.replace(/\?.*/s, '') }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  }) satisfies FastifyServerOptions['logger'];

/** Database messages quote values, so only the SQLSTATE is logged. */
function describeError(error: Error) {
  const cause = databaseError(error) as Error & { code?: string };
  const isOfDatabase = /^[\dA-Z]{5}$/.test(cause.code ?? '');
  return {
    type: cause.name,
    code: cause.code,
    message: isOfDatabase ? 'The database refused a statement' : cause.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
