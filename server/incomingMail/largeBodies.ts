import type { FastifyRequest } from 'fastify';
import { unavailable } from '../core/problem.ts';

/** Bodies up to this are always taken, in bytes. */
const SMALL = 1024 * 1024;
/** Large bodies that a process holds at a time. */
const MOST = 2;

/** Hooks of a route that takes large bodies before it knows whose they are: 503 while others are being taken. */
export function fewLargeBodies() {
  const taken = new Set<FastifyRequest>();
  return {
    onRequest: async (request: FastifyRequest) => {
      // NaN is one whose length is not told.
      if (Number(request.headers['content-length'] ?? NaN) <= SMALL) return;
      if (taken.size >= MOST) throw unavailable();
      taken.add(request);
    },
    onResponse: async (request: FastifyRequest) => {
      taken.delete(request);
    },
  };
}
