import { settings } from '../settings.ts';
import { claimsOf } from './claims.ts';

/** What the identity service's code keeps of a sign-in between two pages. */
interface StoredSignIn {
  stsTokenManager: { accessToken: string; expirationTime: number };
}

const key = `firebase:authUser:${settings.firebase.apiKey}:[DEFAULT]`;

/** Milliseconds that a token has to be good for. */
const margin = 60_000;

/** A sign-in for this tab alone comes before the one that all tabs share. */
const storage = () => (sessionStorage.getItem(key) === null ? localStorage : sessionStorage);

function read(): StoredSignIn | undefined {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as StoredSignIn | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const hasStoredSignIn = (): boolean => read() !== undefined;

/** The identity token of the person who stayed signed in, while it is valid. */
export function storedToken(): string | undefined {
  const { accessToken, expirationTime } = { ...read()?.stsTokenManager };
  return accessToken && Number(expirationTime) > Date.now() + margin ? accessToken : undefined;
}

/** The token that was valid last, expired or not. */
export const lastStoredToken = (): string | undefined => read()?.stsTokenManager.accessToken;

export const clearStoredSignIn = () => storage().removeItem(key);

/** Beside the sign-in: which one the services let in. */
const verifiedKey = 'session';

function nameOf(token: string): string {
  const { sub, auth_time: authTime } = claimsOf(token);
  return `${sub} ${authTime}`;
}

/** Did the services let this sign-in in before? Otherwise it may lack a second factor. */
export const isVerifiedToken = (token: string): boolean => storage().getItem(verifiedKey) === nameOf(token);

/** Notes whether the services let this sign-in in. */
export function setTokenVerified(token: string, isVerified: boolean): void {
  if (isVerified) storage().setItem(verifiedKey, nameOf(token));
  else storage().removeItem(verifiedKey);
}
