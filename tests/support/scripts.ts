import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Script {
  child: ChildProcess;
  /** Ends the process, by SIGTERM unless another signal is given. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Runs a TypeScript file in a child process, in the checkout `cwd` if given. Resolves with its first output. */
export async function runScript(
  path: string,
  options: object,
  cwd?: string,
): Promise<Script & { firstOutput: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    cwd,
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const firstOutput = await Promise.race([
    once(child.stdout as Readable, 'data').then(([chunk]) => String(chunk).trim()),
    ended.then(() => {
      throw new Error(`${path} ended before any output`);
    }),
  ]);
  return { child, end, firstOutput };
}
