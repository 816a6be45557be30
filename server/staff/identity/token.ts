import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import type { Settings } from '../../settings.ts';

/** Claims of an ID token. */
export interface TokenClaims {
  uid: string;
  email?: string;
  email_verified?: boolean;
  tenant?: string;
  staff_id?: string;
  store_id?: string;
  /** When the password was entered, in seconds. */
  auth_time: number;
  /** Sign-in method of the session, such as `password`. */
  provider?: string;
  /** The second factor that the session has passed, identified by its enrolment date. */
  second_factor?: string;
}

export type VerifyToken = (idToken: string) => Promise<TokenClaims>;

/** The token is invalid or expired; any other error means that it could not be verified. */
export class TokenError extends Error {}

const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const clockTolerance = 60;

/**
 * Verifies ID tokens of the project: signed ones of the real service, unsigned ones only of the emulator. Not done by
 * the admin library, because it reports a token as invalid while Google's keys are unreachable, has no clock tolerance,
 * and asks the emulator about each token. Revoked sessions are checked in the database (findStaffMember).
 */
export function tokenVerifier({ projectId, isEmulated }: Settings['firebase']): VerifyToken {
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    clockTolerance,
  };
  if (!isEmulated) {
    const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: serverTimeouts.identityKeys });
    const signed = { ...options, algorithms: ['RS256'] };
    const verify = async (idToken: string) =>
      (await jwtVerify(idToken, keys, signed).catch(refuse)).payload as Expiring;
    const verified = cached(verify);
    return async (idToken) => claimsOf(await verified(idToken));
  }
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Unsigned tokens of the identity emulator are never accepted in production.');
  }
  return async (idToken) => {
    try {
      return claimsOf(UnsecuredJWT.decode(idToken, options).payload);
    } catch (error) {
      return refuse(error);
    }
  };
}

type Expiring = JWTPayload & { exp: number };

/** Maximum number of verified tokens in the cache. */
const maxCached = 10_000;

/**
 * Caches verified tokens until they expire, so that a signature is checked once. The cache key is a hash, since tokens
 * are credentials.
 */
export function cached(verify: (idToken: string) => Promise<Expiring>): typeof verify {
  const verifiedTokens = new Map<string, Expiring>();
  return async (idToken) => {
    const key = createHash('sha256').update(idToken).digest('base64');
    const known = verifiedTokens.get(key);
    if (known && known.exp + clockTolerance > Date.now() / 1000) return known;
    verifiedTokens.delete(key);
    const payload = await verify(idToken);
    const [oldest] = verifiedTokens.keys();
    if (oldest !== undefined && verifiedTokens.size >= maxCached) verifiedTokens.delete(oldest);
    verifiedTokens.set(key, payload);
    return payload;
  };
}

function refuse(error: unknown): never {
  const isUnavailable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  if (isUnavailable || error.code === 'ERR_JOSE_GENERIC') throw error;
  throw new TokenError(error.message, { cause: error });
}

function claimsOf(payload: JWTPayload): TokenClaims {
  const {
    sub,
    iat,
    auth_time: authTime,
    email,
    email_verified: verified,
    firebase,
    staff_id,
    store_id,
    second_factor,
    password_time: passwordTime,
  } = payload;
  const latest = Date.now() / 1000 + clockTolerance;
  if (!sub || typeof authTime !== 'number' || authTime > latest || iat === undefined || iat > latest) {
    throw new TokenError('The token has no subject or comes from the future.');
  }
  const { tenant, sign_in_provider: provider } = { ...(firebase as Record<string, unknown> | undefined) };
  return {
    uid: sub,
    email: text(email),
    email_verified: verified === true,
    tenant: text(tenant),
    staff_id: text(staff_id),
    store_id: text(store_id),
    // Passing the second factor does not make a session newer than its password.
    auth_time: typeof passwordTime === 'number' ? Math.min(authTime, passwordTime) : authTime,
    provider: text(provider),
    second_factor: text(second_factor),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
