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

/** The identity service. A sign-in kept for this tab alone comes before the one all tabs share. */
export const auth: Auth = initializeAuth(initializeApp({ projectId, apiKey }), {
  persistence: [browserSessionPersistence, browserLocalPersistence],
});

/** Asks whether a password is right, and keeps nothing of it. */
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

/** A fresh token of whoever has this password, while the session stays what it is; rejects when it is wrong. */
export async function verifyPassword(tenantId: string, email: string, password: string): Promise<string> {
  verifier.tenantId = tenantId;
  const { user } = await signInWithEmailAndPassword(verifier, email, normalizePassword(password));
  const token = await user.getIdToken();
  await verifier.signOut();
  return token;
}

/** Goes on as the session that a service made of this one. */
export async function signInWithToken(tenantId: string, token: string): Promise<void> {
  await auth.authStateReady();
  auth.tenantId = tenantId;
  await signInWithCustomToken(auth, token);
}

/** The token of whoever is signed in; `refresh` asks the service for a new one. */
export async function currentToken(refresh: boolean): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken(refresh);
}
