import { createHash, randomInt } from 'node:crypto';

/** Crockford's base 32, without the ambiguous I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groups = [1, 2, 3, 4];

/** Number of recovery codes issued at a time. */
const COUNT = 10;

/**
 * Generates recovery codes of 80 bits, enough that a plain hash protects them. Each replaces the authenticator once.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => groups.map(() => randomGroup()).join('-'));

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The stored hash of a code; case, separators and look-alike letters are ignored. */
export function hashOf(staffId: string, code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${staffId} ${plain}`).digest('hex');
}
