import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { settings } from '../settings.ts';

const { projectId, apiKey, emulated } = settings.firebase;

/** The identity service. A sign-in kept for this tab alone comes before the one all tabs share. */
export const auth: Auth = initializeAuth(initializeApp({ projectId, apiKey }), {
  persistence: [browserSessionPersistence, browserLocalPersistence],
});

if (emulated) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
