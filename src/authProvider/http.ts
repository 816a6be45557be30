import { HttpError } from 'react-admin';
import { createHttp } from '../dataProvider/http.ts';
import { settings } from '../settings.ts';
import { isIdentityLoaded, loadIdentity } from './identity.ts';
import { hasStoredSignIn, storedToken, lastStoredToken } from './storedSignIn.ts';

/** Returns the identity token of the current session; `refresh` requests a new one after a 401. */
export async function getToken(refresh = false): Promise<string | undefined> {
  const kept = refresh ? undefined : storedToken();
  if (kept) return kept;
  if (!hasStoredSignIn() && !isIdentityLoaded()) return undefined;
  try {
    return await (await loadIdentity()).currentToken(refresh);
  } catch (error) {
    const { code = 'auth/network-request-failed' } = error as { code?: string };
    if (code !== 'auth/network-request-failed') return undefined; // The sign-in has ended: the service responds with 401.
    // Offline, the last token is enough: responses come from the cache of useOfflinePage.
    const last = navigator.onLine ? undefined : lastStoredToken();
    if (last) return last;
    throw new HttpError('messages.connection', 0);
  }
}

/** The authenticated HTTP client. */
export const http = createHttp({ bases: settings.services, getToken });
