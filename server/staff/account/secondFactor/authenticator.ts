import { Secret, TOTP } from 'otpauth';

const options = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Generates a TOTP secret (RFC 6238), in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI that an authenticator app reads. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...options, secret, issuer: issuer.replaceAll(':', ' '), label }).toString();

/**
 * Returns the time step of a code, accepting one step before and after the current one; undefined if it does not match.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = TOTP.validate({
    ...options,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : TOTP.counter({ period: options.period, timestamp: now }) + delta;
}
