import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { forget } from './forget.ts';
import { auth } from './firebase.ts';
import { dropSession } from './loadSession.ts';
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
  } catch (error) {
    await forget({ keepDrafts: true });
    const code = (error as { code?: string }).code ?? '';
    throw new Error(messages[code] ?? 'auth.failed', { cause: error });
  }
}

/** Ends the sign-in and clears everything that was kept locally (specification 1 §2.1). */
export async function endSession(options?: { keepDrafts: boolean }): Promise<void> {
  dropSession();
  await signOut(auth);
  await forget(options);
}
