import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject } from 'ajv';
import { fromAjv } from '../../src/schemas/validate.ts';
import { isUnreachable } from './postgres.ts';
import { badRequest, notFound, Problem, tooLarge, unavailable } from './problem.ts';
import { constraintOf, databaseError } from './databaseError.ts';
import { isDiskFull } from './fullDisk.ts';
import { uniqueProperty } from './tables/constraints.ts';

/** Sends every error as problem+json, with the request id of its log lines; unexpected errors expose nothing else. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request);
  if (isDiskFull(error)) request.server.disk.fullAt = performance.now();
  if (problem.status >= 500) request.log.error({ err: error }, 'The request failed');
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .headers({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': request.id,
    })
    .serializer(JSON.stringify)
    .send({ ...problem.toJSON(), instance: request.id });
}

/** Sends the 404 for addresses of `app` that have no route. */
export function answerNotFound(app: FastifyInstance) {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

function toProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit);
  if (error.validation) return badRequest((error.validation as ErrorObject[]).map(fromAjv));
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, error.message);
  return fromDatabase(error) ?? new Problem(500, 'Something went wrong.');
}

/** SQLSTATE classes: 22 is data exception, 40 is transaction rollback. */
function fromDatabase(error: FastifyError): Problem | undefined {
  const failed = databaseError(error);
  const { code } = failed;
  if (code === '23505') {
    const path = `/${uniqueProperty(constraintOf(failed)) ?? ''}`;
    return new Problem(409, 'There is such a record already.', [{ path, code: 'unique' }]);
  }
  if (code === '23503') return new Problem(409, 'Other records depend on this one.');
  if (code?.startsWith('22')) return new Problem(400, 'The request holds a value that cannot be stored.');
  if (code?.startsWith('40') || isUnreachable(error) || isDiskFull(error)) return unavailable();
  return undefined;
}
