import { Secret, TOTP } from 'otpauth';

const options = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new key of an authenticator (RFC 6238), in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator reads from a picture. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...options, secret, issuer: issuer.replaceAll(':', ' '), label }).toString();

/** The time step that a code is of, the one before and the one after among them; undefined where it is of none. */
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

/** The address as a picture that a phone reads, as a data URL. */
export async function pictureOf(address: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  const svg = toSVG({ bcid: 'qrcode', text: address, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
