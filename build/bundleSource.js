// The thread of importSource.ts. Vite sets NODE_ENV, which is the thread's own here. JavaScript, because what starts the
// thread may be a process that imports TypeScript in its own way.
import { parentPort, workerData } from 'node:worker_threads';
import { build } from 'vite';

const bundle = await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: workerData, write: false, rolldownOptions: { output: { codeSplitting: false } } },
});
parentPort?.postMessage('output' in bundle ? bundle.output[0].code : undefined, []);
