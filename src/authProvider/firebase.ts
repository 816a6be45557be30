import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { normalizePassword } from '../schemas/account/password.ts';
import { settings } from '../settings.ts';

const { projectId, apiKey, emulated } = settings.firebase;

/** Firebase Auth. A sign-in stored for this tab takes precedence over the one shared by all tabs. */
export const auth: Auth = initializeAuth(initializeApp({ projectId, apiKey }), {
  persistence: [browserSessionPersistence, browserLocalPersistence],
});

/** A second instance that verifies passwords without persisting a session. */
const verifier: Auth = initializeAuth(initializeApp({ projectId, apiKey }, 'asking'), {
  persistence: inMemoryPersistence,
});

if (emulated) {
  for (const one of [auth, verifier]) connectAuthEmulator(one, location.origin, { disableWarnings: true });
}

interface SignIn {
  tenantId: string;
  email: string;
  password: string;
  remember: boolean;
}

export async function signInByPassword({ tenantId, email, password, remember }: SignIn): Promise<void> {
  auth.tenantId = tenantId;
  await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
  await signInWithEmailAndPassword(auth, email, normalizePassword(password));
}

/**
 * Returns a fresh token for this password and leaves the current session untouched; rejects if the password is wrong.
 */
export async function verifyPassword(tenantId: string, email: string, password: string): Promise<string> {
  verifier.tenantId = tenantId;
  const { user } = await signInWithEmailAndPassword(verifier, email, normalizePassword(password));
  const token = await user.getIdToken();
  await verifier.signOut();
  return token;
}

/** Replaces the current session with the one of a custom token. */
export async function signInWithToken(tenantId: string, token: string): Promise<void> {
  await auth.authStateReady();
  auth.tenantId = tenantId;
  await signInWithCustomToken(auth, token);
}

/** Returns the identity token; `refresh` forces a new one. */
export async function currentToken(refresh: boolean): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken(refresh);
}
