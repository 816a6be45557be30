import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const bytes = 32;
const cost = 4096;

const derive = (password: string, salt: string) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, bytes, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Returns scrypt:salt:key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return `scrypt:${salt}:${(await derive(password, salt)).toString('base64url')}`;
}

/** Also checks the hashes of firebase-tools, which earlier versions stored: fakeHash:salt=…:password=… */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, fake] = /^fakeHash:salt=[^:]*:password=(.*)$/s.exec(hash) ?? [];
  if (fake !== undefined) return fake === password;
  const [, salt = '', key = ''] = hash.split(':');
  return timingSafeEqual(await derive(password, salt), Buffer.from(key, 'base64url'));
}
