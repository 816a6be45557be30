import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  setPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { settings } from '../settings.ts';

const { projectId, apiKey, emulated } = settings.firebase;

/** The identity service. A sign-in kept for this tab alone comes before the one all tabs share. */
export const auth: Auth = initializeAuth(initializeApp({ projectId, apiKey }), {
  persistence: [browserSessionPersistence, browserLocalPersistence],
});

if (emulated) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

interface SignIn {
  tenantId: string;
  email: string;
  password: string;
  remember: boolean;
}

export async function signInByPassword({ tenantId, email, password, remember }: SignIn): Promise<void> {
  auth.tenantId = tenantId;
  await setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
  await signInWithEmailAndPassword(auth, email, password);
}

/** The token of whoever is signed in; `refresh` asks the service for a new one. */
export async function currentToken(refresh: boolean): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken(refresh);
}
