import type { FastifyInstance, FastifyReply } from 'fastify';

/** Ends the connection of an answer that is not read within so many ms: until then it holds memory. */
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
