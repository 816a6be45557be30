import type { FastifyInstance, FastifyReply } from 'fastify';

/** Closes the connection of a response that is not read within `patience` ms, since it holds memory until then. */
export function limitSlowReaders(app: FastifyInstance, patience: number): void {
  const late = new WeakMap<FastifyReply, NodeJS.Timeout>();
  app.addHook('onSend', (_, reply, payload, done) => {
    late.set(reply, setTimeout(() => reply.raw.destroy(), patience).unref());
    done(null, payload);
  });
  app.addHook('onResponse', (_, reply, done) => {
    clearTimeout(late.get(reply));
    done();
  });
}
