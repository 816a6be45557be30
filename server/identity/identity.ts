import type { Settings } from '../settings.ts';
import type { Accounts } from './accounts.ts';
import { emulatorAccounts } from './emulatorAccounts.ts';
import { startEmulator } from './emulator/startEmulator.ts';
import { tokenVerifier, type VerifyToken } from './token.ts';

export interface Identity {
  /** Answers who the token belongs to; throws a TokenError when it is not valid. */
  verifyToken: VerifyToken;
  accounts: Accounts;
  /** Origin of the emulator; undefined for the real service. */
  url: string | undefined;
  close: () => Promise<void>;
}

/** The identity service: the real one of a configured project, a running emulator, or one started here. */
export async function startIdentity(
  { firebase, dataDir }: Pick<Settings, 'firebase' | 'dataDir'>,
  signal?: AbortSignal,
): Promise<Identity> {
  const verifyToken = tokenVerifier(firebase);
  if (!firebase.isEmulated) {
    return { verifyToken, accounts: unavailableAccounts, url: undefined, close: async () => {} };
  }
  const { origin, close } = firebase.emulatorHost
    ? { origin: `http://${firebase.emulatorHost}`, close: async () => {} }
    : await startEmulator(firebase.projectId, dataDir, signal);
  return { verifyToken, accounts: emulatorAccounts(origin, firebase.projectId), url: origin, close };
}

const unavailable = async () => {
  throw new Error('Accounts of a real Firebase project cannot be changed without a service account.');
};

const unavailableAccounts: Accounts = {
  ensureTenant: unavailable,
  create: unavailable,
  get: unavailable,
  update: unavailable,
  revokeSessions: unavailable,
  delete: unavailable,
};
