import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../core/metrics/metrics.ts';
import { notFound, unauthorized } from '../core/problem.ts';

interface Options {
  metrics: Metrics;
  /** Bearer token that grants access. */
  token: string;
  /** All services listen on loopback only: no token is needed. */
  isLocal: boolean;
}

/** Measures every response of `app`. */
export function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
    done();
  });
}

/**
 * Serves /metrics. The client's address proves nothing, since a proxy on the same machine connects from loopback too:
 * without a token metrics are served only if all services listen on loopback.
 */
export async function metricsRoute(app: FastifyInstance, { metrics, token, isLocal }: Options) {
  app.get('/metrics', { config: { access: 'unauthenticated' } }, async ({ headers }, reply) => {
    if (!token && !isLocal) throw notFound();
    if (token && !isSame(headers.authorization ?? '', `Bearer ${token}`)) throw unauthorized();
    return reply.header('content-type', metrics.contentType).send(await metrics.read());
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));
