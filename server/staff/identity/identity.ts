import type { Log } from '../../progress.ts';
import type { Settings } from '../../settings.ts';
import type { Accounts } from './accounts.ts';
import { createAdmin } from './admin.ts';
import { adminAccounts } from './adminAccounts.ts';
import { checkCredential } from './checkCredential.ts';
import { findEmulator, startEmulator, type Emulator } from './emulator/startEmulator.ts';
import { tokenVerifier, type VerifyToken } from './token.ts';

export interface Identity {
  /** Returns the claims of the token; throws a TokenError if it is not valid. */
  verifyToken: VerifyToken;
  accounts: Accounts;
  /** Origin of the emulator; undefined for the real service. */
  url: string | undefined;
  close: () => Promise<void>;
}

/** Checks that staff can be identified; throws a StartError naming what is missing or refused. */
export async function checkIdentity({ firebase }: Pick<Settings, 'firebase'>, log: Log): Promise<void> {
  if (firebase.isEmulated) return;
  if (!(await checkCredential(firebase)))
    log('Google does not answer: until it does, nobody’s account can be changed.');
}

/** Connects to the identity service: the real one of a configured project, a running emulator, or one started here. */
export async function startIdentity({
  firebase,
  dataDir,
}: Pick<Settings, 'firebase' | 'dataDir'>): Promise<Identity> {
  const verifyToken = tokenVerifier(firebase);
  const emulator = firebase.isEmulated ? await openEmulator(firebase, dataDir) : undefined;
  const admin = createAdmin(firebase, emulator?.host);
  return {
    verifyToken,
    accounts: adminAccounts(admin),
    url: emulator && `http://${emulator.host}`,
    async close() {
      await admin.close();
      await emulator?.close();
    },
  };
}

const openEmulator = (firebase: Settings['firebase'], dataDir: string): Promise<Emulator> =>
  firebase.emulatorHost
    ? findEmulator(firebase.projectId, firebase.emulatorHost)
    : startEmulator(firebase, dataDir);
