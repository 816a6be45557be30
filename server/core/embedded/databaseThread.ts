import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ClusterOptions {
  /** Without it, the database is in memory. */
  dataDir?: string;
  /** A packed cluster (build/packCluster.ts) that a new dataDir is made of; without it, PostgreSQL makes an empty one. */
  packed?: string;
  /** A dump of a cluster that one in memory starts from. */
  cluster?: string;
  /** The database's compiled code, where a process opens several; without it, each thread compiles its own. */
  code?: WebAssembly.Module;
}

/** The embedded database in a worker thread, so that the event loop stays free. */
export interface DatabaseThread {
  /** Sends messages of the PostgreSQL protocol; resolves to all responses. */
  ask(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Asked {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** Starts the thread; rejects if the cluster cannot be opened. An idle thread does not keep the process alive. */
export async function startDatabaseThread(options: ClusterOptions): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: options });
  const asked: Asked[] = [];
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  await once(worker, 'message');
  worker.unref();
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('Connection terminated: the embedded database has stopped')));
  worker.on('message', (answer: Uint8Array) => {
    asked.shift()?.resolve(answer);
    if (asked.length === 0) worker.unref();
  });

  return {
    ask(messages) {
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        asked.push({ resolve, reject });
        worker.ref();
        worker.postMessage(messages, [messages.buffer as ArrayBuffer]);
      });
    },
    async close() {
      if (failure) return;
      const exit = once(worker, 'exit');
      worker.ref();
      worker.postMessage(null, []);
      await exit;
    },
  };
}
