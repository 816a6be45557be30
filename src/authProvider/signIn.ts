import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { HttpError } from 'react-admin';
import { forget } from './forget.ts';
import { auth } from './firebase.ts';
import { dropSession, loadSession } from './loadSession.ts';
import { loadStore } from './store.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Stay signed in after the browser is closed; otherwise for this tab only. */
  remember: boolean;
}

const messages: Record<string, string> = {
  'auth/invalid-credential': 'auth.wrong_credentials',
  'auth/invalid-login-credentials': 'auth.wrong_credentials',
  'auth/user-not-found': 'auth.wrong_credentials',
  'auth/wrong-password': 'auth.wrong_credentials',
  'auth/user-disabled': 'auth.disabled',
  'auth/too-many-requests': 'auth.too_many_requests',
  'auth/network-request-failed': 'auth.offline',
};

/** Signs in under the store's tenant; the error's message is a key of the message catalogue. */
export async function signIn({ email, password, remember }: Credentials): Promise<void> {
  try {
    auth.tenantId = (await loadStore()).tenant_id;
    await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
    await signInWithEmailAndPassword(auth, email, password);
    await loadSession();
  } catch (error) {
    await endSession({ keepDrafts: true }).catch(() => undefined);
    throw new Error(messageOf(error), { cause: error });
  }
}

/** A person whom the identity service knows and the store does not, or no longer, has no way in. */
function messageOf(error: unknown): string {
  if (error instanceof HttpError)
    return [401, 403, 404].includes(error.status) ? 'auth.disabled' : error.message;
  return messages[(error as { code?: string }).code ?? ''] ?? 'auth.failed';
}

/** Ends the sign-in and clears everything that was kept locally (specification 1 §2.1). */
export async function endSession(options?: { keepDrafts: boolean }): Promise<void> {
  dropSession();
  await signOut(auth);
  await forget(options);
}
