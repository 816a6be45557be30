import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Load, Result } from './load.ts';

type Answer = { result: Result } | { problem: string };

const script = fileURLToPath(new URL('load.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Sends requests from a separate process, so that they do not slow down the server. */
export function startLoader() {
  const child = fork(script, { execArgv: ['--import', tsx] });
  return {
    run: (load: Load) =>
      new Promise<Result>((resolve, reject) => {
        child.once('message', (answer: Answer) => {
          if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.problem));
        });
        child.send(load);
      }),
    stop: () => child.disconnect(),
  };
}
