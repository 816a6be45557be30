import { settings } from '../settings.ts';
import { claimsOf } from './claims.ts';

/** The part of Firebase's persisted user that is read here. */
interface StoredSignIn {
  stsTokenManager: { accessToken: string; expirationTime: number };
}

const key = `firebase:authUser:${settings.firebase.apiKey}:[DEFAULT]`;

/** Minimum remaining validity of a token, in milliseconds. */
const minValidity = 60_000;

/** A sign-in stored for this tab takes precedence over the shared one. */
const storage = () => (sessionStorage.getItem(key) === null ? localStorage : sessionStorage);

function read(): StoredSignIn | undefined {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as StoredSignIn | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const hasStoredSignIn = (): boolean => read() !== undefined;

/** Returns the stored identity token while it is valid. */
export function storedToken(): string | undefined {
  const { accessToken, expirationTime } = { ...read()?.stsTokenManager };
  return accessToken && Number(expirationTime) > Date.now() + minValidity ? accessToken : undefined;
}

/** Returns the last stored token, even if it has expired. */
export const lastStoredToken = (): string | undefined => ({ ...read()?.stsTokenManager }).accessToken;

export const clearStoredSignIn = () => storage().removeItem(key);

/** Stores which sign-in the services have accepted. */
const verifiedKey = 'session';

function signInId(token: string): string {
  const { sub, auth_time: authTime } = claimsOf(token);
  return `${sub} ${authTime}`;
}

/** Whether the services accepted this sign-in before; otherwise it may be missing a second factor. */
export const isVerifiedToken = (token: string): boolean => storage().getItem(verifiedKey) === signInId(token);

/** Stores whether the services accepted this sign-in. */
export function setTokenVerified(token: string, isVerified: boolean): void {
  if (isVerified) storage().setItem(verifiedKey, signInId(token));
  else storage().removeItem(verifiedKey);
}
