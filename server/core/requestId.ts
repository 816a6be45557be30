import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'x-request-id';

/** What can stand in a log, a header and an address as it is. */
const sane = /^[\w.-]{8,128}$/;

/** Numbers requests; of a trusted proxy the number that it has given already is kept. */
export function requestIds(trustProxy: string): (request: IncomingMessage) => string {
  const proxies = trustProxy.split(',').map((one) => one.trim());
  const isTrusted = trustProxy ? compile(proxies) : () => false;
  return ({ headers, socket }) => {
    const given = headers[header];
    const isKept = typeof given === 'string' && sane.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isKept ? given : randomUUID();
  };
}

/** Says in each answer which request it answers. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(header, id);
    done();
  });
}
