import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'x-request-id';

/** Safe in a log, a header and an address. */
const sane = /^[\w.-]{8,128}$/;

/** Returns the generator of request ids; an id from a trusted proxy is kept. */
export function requestIds(trustProxy: string): (request: IncomingMessage) => string {
  const proxies = trustProxy.split(',').map((one) => one.trim());
  const isTrusted = trustProxy ? compile(proxies) : () => false;
  return ({ headers, socket }) => {
    const given = headers[header];
    const isKept = typeof given === 'string' && sane.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isKept ? given : randomUUID();
  };
}

/** Adds the request id to every response. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(header, id);
    done();
  });
}
