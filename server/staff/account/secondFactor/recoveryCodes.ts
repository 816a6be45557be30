import { createHash, randomInt } from 'node:crypto';

/** Nothing that is read as something else: neither I, L, O nor U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groups = [1, 2, 3, 4];

/** As many as somebody gets at a time. */
const COUNT = 10;

/** New codes that each let somebody in once without the authenticator: 80 bits, so that a plain hash keeps them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => groups.map(() => randomGroup()).join('-'));

const randomGroup = () =>
  Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** What is kept of a code; how it was typed does not matter. */
export function hashOf(staffId: string, code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${staffId} ${plain}`).digest('hex');
}
