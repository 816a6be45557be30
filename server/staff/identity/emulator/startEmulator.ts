import type { AddressInfo } from 'node:net';
import { StartError } from '../../../progress.ts';
import type { Settings } from '../../../settings.ts';
import { createEmulator } from './emulator.ts';

export interface Emulator {
  /** host:port */
  host: string;
  close: () => Promise<void>;
}

/** Starts the emulator on this machine; it ends with this process. */
export async function startEmulator(
  { projectId, emulatorPort = 0 }: Settings['firebase'],
  dataDir: string,
): Promise<Emulator> {
  try {
    const app = createEmulator(projectId, dataDir);
    await app.listen({ host: '127.0.0.1', port: emulatorPort });
    const { port } = app.server.address() as AddressInfo;
    return { host: `127.0.0.1:${port}`, close: () => app.close() };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The local emulator cannot start: ${reason}`, { cause });
  }
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
