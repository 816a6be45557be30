import { settings } from '../settings.ts';
import { claimsOf } from './claims.ts';

/** What the identity service's code keeps of a sign-in between two pages. */
interface Kept {
  stsTokenManager: { accessToken: string; expirationTime: number };
}

const key = `firebase:authUser:${settings.firebase.apiKey}:[DEFAULT]`;

/** Milliseconds that a token has to be good for. */
const margin = 60_000;

/** A sign-in for this tab alone comes before the one that all tabs share. */
const storage = () => (sessionStorage.getItem(key) === null ? localStorage : sessionStorage);

function read(): Kept | undefined {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const isSignInKept = (): boolean => read() !== undefined;

/** The identity token of the person who stayed signed in, while it is valid. */
export function keptToken(): string | undefined {
  const { accessToken, expirationTime } = { ...read()?.stsTokenManager };
  return accessToken && Number(expirationTime) > Date.now() + margin ? accessToken : undefined;
}

/** The token that was valid last, expired or not. */
export const lastToken = (): string | undefined => read()?.stsTokenManager.accessToken;

export const dropKeptSignIn = () => storage().removeItem(key);

/** Beside the sign-in: which one the services let in. */
const goodKey = 'session';

function nameOf(token: string): string {
  const { sub, auth_time: authTime } = claimsOf(token);
  return `${sub} ${authTime}`;
}

/** Did the services let this sign-in in before? Otherwise it may lack a second factor. */
export const isKnownGood = (token: string): boolean => storage().getItem(goodKey) === nameOf(token);

/** Notes whether the services let this sign-in in. */
export function noteGood(token: string, isGood: boolean): void {
  if (isGood) storage().setItem(goodKey, nameOf(token));
  else storage().removeItem(goodKey);
}
