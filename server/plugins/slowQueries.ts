import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../core/database.ts';
import type { Metrics } from '../core/metrics/metrics.ts';
import { statementOrigins } from '../core/slowQueries/origin.ts';

interface Options {
  database: Promise<Database>;
  metrics: Metrics;
}

/** Counts and logs slow statements with their text, query plan and request. */
export function logSlowQueries(app: FastifyInstance, { database, metrics }: Options): void {
  app.addHook('onRequest', setStatementOrigin);
  // A request body is read in the async context of its connection, so the request is set again.
  app.addHook('preValidation', setStatementOrigin);
  database
    .then((one) =>
      one.onSlowQuery(({ origin, ...query }) => {
        metrics.queriedSlowly();
        app.log.warn({ ...origin, ...query }, 'A statement was slow');
      }),
    )
    .catch(() => undefined);
}

function setStatementOrigin(
  { id: reqId, method, routeOptions }: FastifyRequest,
  _: unknown,
  done: () => void,
): void {
  statementOrigins.run({ reqId, route: `${method} ${routeOptions.url ?? ''}` }, done);
}
