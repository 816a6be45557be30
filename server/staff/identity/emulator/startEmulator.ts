import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isCompiled } from '../../../compiled.ts';
import { StartError } from '../../../progress.ts';
import type { Settings } from '../../../settings.ts';
import type { EmulatorMessage } from './emulator.ts';

export interface Emulator {
  /** host:port */
  host: string;
  close: () => Promise<void>;
}

const { resolve } = createRequire(import.meta.url);
const script = fileURLToPath(new URL(isCompiled ? 'emulator.js' : 'emulator.ts', import.meta.url));

/** Throws a StartError if the emulator's package is not installed. */
export function checkInstalled(): void {
  try {
    resolve('firebase-tools/package.json');
  } catch {
    throw new StartError(
      'Staff cannot be identified: the local emulator (firebase-tools) is not installed. Set FIREBASE_PROJECT_ID and ' +
        'what belongs to it for a real project, or install the emulator too by "npm ci".',
    );
  }
}

/**
 * Starts the emulator as a child process, which exits with this process in any case, or when `signal` aborts the start.
 */
export async function startEmulator(
  { projectId, emulatorPort = 0 }: Settings['firebase'],
  dataDir: string,
  signal?: AbortSignal,
): Promise<Emulator> {
  const child = fork(script, [projectId, dataDir, String(emulatorPort)], {
    execArgv: isCompiled ? [] : ['--import', pathToFileURL(resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => void child.once('exit', done));
  const callOff = () => void child.kill();
  signal?.addEventListener('abort', callOff);
  const message = await firstMessage(child).finally(() => signal?.removeEventListener('abort', callOff));
  if ('problem' in message) {
    child.disconnect();
    throw new StartError(`The local emulator cannot start: ${message.problem}`);
  }
  return {
    host: `127.0.0.1:${message.port}`,
    async close() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** Uses an emulator that is already running, and turns on its email enumeration protection. */
export async function findEmulator(projectId: string, host: string): Promise<Emulator> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  await fetch(`http://${host}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new StartError(
      `The setting FIREBASE_AUTH_EMULATOR_HOST must name a running emulator; none answers at ${host}.`,
      { cause },
    );
  });
  return { host, close: async () => {} };
}

function firstMessage(child: ChildProcess): Promise<EmulatorMessage> {
  return new Promise((answer, reject) => {
    child.once('message', answer as (message: unknown) => void);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The identity emulator ended with code ${code}.`)));
  });
}
