import { HttpError } from 'react-admin';
import { createHttp } from '../dataProvider/http.ts';
import { settings } from '../settings.ts';
import { isIdentityLoaded, loadIdentity } from './identity.ts';
import { hasStoredSignIn, storedToken, lastStoredToken } from './storedSignIn.ts';

/** The identity token of the person who is signed in; a new one when the old one was refused. */
export async function getToken(refresh = false): Promise<string | undefined> {
  const kept = refresh ? undefined : storedToken();
  if (kept) return kept;
  if (!hasStoredSignIn() && !isIdentityLoaded()) return undefined;
  try {
    return await (await loadIdentity()).currentToken(refresh);
  } catch (error) {
    const { code = 'auth/network-request-failed' } = error as { code?: string };
    if (code !== 'auth/network-request-failed') return undefined; // The sign-in has ended: the service answers 401.
    // Without a connection it reaches no service, but the answers that were kept on this device (kit/useKeptPage.ts).
    const last = navigator.onLine ? undefined : lastStoredToken();
    if (last) return last;
    throw new HttpError('messages.connection', 0);
  }
}

/** Calls the services as the person who is signed in. */
export const http = createHttp({ bases: settings.services, getToken });
