import type { FastifyInstance } from 'fastify';
import { Socket } from 'node:net';
import { finished } from 'node:stream';

/**
 * A request that is refused before its body has arrived, such as one that is too large, is read to its end, for at most
 * `patience` ms: closing the connection while the client still writes would keep the response from it.
 */
export function readRefusedBodies(app: FastifyInstance, patience = 10_000): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { socket, complete: isRead } = raw;
    const send = () => done(null, payload);
    const isCutOff = !isRead && reply.getHeader('connection') === 'close' && socket instanceof Socket;
    if (isCutOff && !reply.raw.shouldKeepAlive) {
      // The client wants no other request, for which Node closes with the response.
      finished(raw.resume(), { signal: AbortSignal.timeout(patience) }, send);
      return;
    }
    if (isCutOff) {
      // Node then drops what still arrives; otherwise it closes as soon as the response is written.
      reply.removeHeader('connection');
      setTimeout(() => raw.complete || socket.destroy(), patience).unref();
    }
    send();
  });
}
