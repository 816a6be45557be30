import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../core/problem.ts';

/** Bodies up to this are always taken, in bytes. */
const SMALL = 1024 * 1024;
/** Large bodies that a process holds at a time. */
const MOST = 2;

/** Hook of a route that takes large bodies before it knows whose they are: 503 while others are being taken. */
export function fewLargeBodies() {
  let taken = 0;
  return async ({ headers }: FastifyRequest, { raw }: FastifyReply) => {
    // NaN is one whose length is not told.
    if (Number(headers['content-length'] ?? NaN) <= SMALL) return;
    if (taken >= MOST) throw unavailable();
    taken += 1;
    // Unlike onResponse, also after a connection that was cut.
    raw.once('close', () => {
      taken -= 1;
    });
  };
}
