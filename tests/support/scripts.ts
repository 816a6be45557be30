import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { compiledScript } from '../../build/compiledCommand.js';

export interface Script {
  child: ChildProcess;
  /** Ends the process, by SIGTERM unless another signal is given. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs a TypeScript file in a child process, in the checkout `root` if given. Resolves with its first output. It is
 * compiled once: transformed while it is imported, the services take 7 s of CPU to start instead of 2.
 */
export async function runScript(
  path: string,
  options: object,
  root?: string,
): Promise<Script & { firstOutput: string }> {
  const script = await compiledScript(path, root);
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    cwd: root,
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
