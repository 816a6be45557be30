import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../core/metrics/metrics.ts';
import { notFound, unauthorized } from '../core/problem.ts';

interface Options {
  metrics: Metrics;
  /** Whoever knows it may read them. */
  token: string;
  /** Is everything for this machine only? Then no token is needed. */
  isLocal: boolean;
}

/** Measures every answer of `app`. */
export function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
    done();
  });
}

/**
 * Answers /metrics. An address says nothing about who asks, since a proxy on the same machine comes from loopback too:
 * without a token nobody reads them, but where all services are for this machine only.
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
