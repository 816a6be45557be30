import type { FastifyInstance } from 'fastify';
import { finished } from 'node:stream';
import { tooMany } from './problem.ts';

/** Limits concurrent requests by IP address, against clients that send or read slowly. */
export function limitOpenRequests(app: FastifyInstance, most = 200): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', ({ ip }, reply, done) => {
    const count = (open.get(ip) ?? 0) + 1;
    open.set(ip, count);
    finished(reply.raw, () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
    done(count > most ? tooMany(1000) : undefined);
  });
}
