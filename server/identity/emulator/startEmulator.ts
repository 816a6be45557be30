import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EmulatorMessage } from './emulator.ts';

export interface EmulatorProcess {
  origin: string;
  close: () => Promise<void>;
}

const script = fileURLToPath(new URL('emulator.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts the emulator beside this process; it ends with it, whatever happens, or when `signal` calls the start off. */
export async function startEmulator(
  projectId: string,
  dataDir: string,
  signal?: AbortSignal,
): Promise<EmulatorProcess> {
  const child = fork(script, [projectId, dataDir], {
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => void child.once('exit', resolve));
  const callOff = () => void child.kill();
  signal?.addEventListener('abort', callOff);
  const message = await firstMessage(child).finally(() => signal?.removeEventListener('abort', callOff));
  if ('problem' in message) {
    child.disconnect();
    throw new Error(message.problem);
  }
  return {
    origin: `http://127.0.0.1:${message.port}`,
    async close() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<EmulatorMessage> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve as (message: unknown) => void);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The identity emulator ended with code ${code}.`)));
  });
}
