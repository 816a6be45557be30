import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecrets, keyIdOf, readSecretsKeys } from '../../server/core/secrets.ts';

const newKey = () => randomBytes(32).toString('base64');
const secretsOf = (...keys: string[]) => createSecrets(readSecretsKeys(keys.join(',')) ?? []);

const [first, second] = [newKey(), newKey()];
const secret = 'JBSWY3DPEHPK3PXP';

describe('keys', () => {
  test.each(['', 'none ', ` ${first}`, `${first}, ${second}`, `none,${first}`])('accepts %#', (text) => {
    expect(readSecretsKeys(text || 'none')).toHaveLength(text.split(',').length);
  });

  test.each(['x', `${first},`, first.slice(4), `${first}=`, randomBytes(31).toString('base64'), 'NONE'])(
    'rejects %#',
    (text) => expect(readSecretsKeys(text)).toBeUndefined(),
  );
});

describe('encrypted secret', () => {
  test('does not reveal its content and differs each time', () => {
    const { seal, open, isCurrent } = secretsOf(first);
    const stored = [seal(secret, 'ann'), seal(secret, 'ann')];
    expect(new Set(stored).size).toBe(2);
    for (const one of stored) {
      expect(one).not.toContain(secret);
      expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
      expect(open(one, 'ann')).toBe(secret);
      expect(isCurrent(one)).toBe(true);
    }
  });

  test('cannot be decrypted elsewhere or after tampering', () => {
    const { seal, open } = secretsOf(first);
    const stored = seal(secret, 'ann');
    expect(open(stored, 'bob')).toBeUndefined();
    const [version, id, text = ''] = stored.split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (const [index] of bytes.entries()) {
      const other = Buffer.from(bytes);
      other[index]! ^= 1;
      expect(open(`${version}.${id}.${other.toString('base64url')}`, 'ann')).toBeUndefined();
    }
    expect(open(`${version}.${id}.AAAA`, 'ann')).toBeUndefined();
  });

  test('is decrypted with any listed key and re-encrypted with the first', () => {
    const stored = secretsOf(first).seal(secret, 'ann');
    const rotated = secretsOf(second, first);
    expect(rotated.open(stored, 'ann')).toBe(secret);
    expect(rotated.isCurrent(stored)).toBe(false);
    expect(keyIdOf(rotated.seal(secret, 'ann'))).not.toBe(keyIdOf(stored));
    expect(secretsOf(second).open(stored, 'ann')).toBeUndefined();
  });

  test('may be plain text from before encryption, which stays readable without keys', () => {
    expect(secretsOf(first).open(secret, 'ann')).toBe(secret);
    expect(secretsOf(first).isCurrent(secret)).toBe(false);
    const waiting = secretsOf('none', first);
    expect(waiting.isEncrypting).toBe(false);
    expect(waiting.seal(secret, 'ann')).toBe(secret);
    expect(waiting.open(secretsOf(first).seal(secret, 'ann'), 'ann')).toBe(secret);
    expect(createSecrets([]).seal(secret, 'ann')).toBe(secret);
  });
});
