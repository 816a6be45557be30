import type { FastifyInstance } from 'fastify';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no job is due and none runs in this process. */
    workIsDone: () => Promise<void>;
  }
}

/** Runs a worker in this process from `onReady` to `onClose`. */
export function work(app: FastifyInstance, options: WorkerOptions): void {
  let worker: Worker | undefined;
  app.addHook('onReady', async () => {
    worker = startWorker(options);
  });
  app.addHook('onClose', () => worker?.stop());
  app.decorate('workIsDone', async () => worker?.idle());
}
