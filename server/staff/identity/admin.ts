import { randomUUID } from 'node:crypto';
import type { App, Credential } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Settings } from '../../settings.ts';

/** Firebase's admin library, loaded on first use: that takes half a second. */
export interface Admin {
  open: () => Promise<{ auth: Auth; credential: Credential }>;
  close: () => Promise<void>;
}

const hostVariable = 'FIREBASE_AUTH_EMULATOR_HOST';

/** Connects to the emulator at `emulatorHost`, otherwise to the real service with the service account. */
export function createAdmin(
  { projectId, serviceAccount }: Settings['firebase'],
  emulatorHost?: string,
): Admin {
  const given = process.env[hostVariable];
  let opened: ReturnType<typeof load> | undefined;

  const load = async () => {
    const [library, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    // The library reads the emulator's host from this variable only.
    setVariable(emulatorHost);
    const isServiceAccount = serviceAccount && emulatorHost === undefined;
    const credential = isServiceAccount ? library.cert(serviceAccount) : library.applicationDefault();
    const app: App = library.initializeApp({ projectId, credential }, randomUUID());
    return { auth: getAuth(app), credential, close: () => library.deleteApp(app) };
  };

  return {
    open: () => (opened ??= load()),
    async close() {
      await (await opened?.catch(() => undefined))?.close();
      if (opened) setVariable(given);
    },
  };
}

function setVariable(value: string | undefined): void {
  if (value === undefined) delete process.env[hostVariable];
  else process.env[hostVariable] = value;
}
