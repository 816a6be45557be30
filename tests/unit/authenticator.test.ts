import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { addressOf, newSecret, stepOf } from '../../server/staff/account/secondFactor/authenticator.ts';
import { hashOf, newRecoveryCodes } from '../../server/staff/account/secondFactor/recoveryCodes.ts';
import { isAuthenticatorCode } from '../../src/schemas/account/secondFactor.ts';

/** RFC 6238, appendix B; authenticators show the last six digits. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

const secret = Secret.fromLatin1('12345678901234567890').base32;

describe('TOTP code', () => {
  test.each(vectors)('at %i is %s', (time, code) => {
    expect(stepOf(secret, code.slice(2), time * 1000)).toBe(Math.floor(time / 30));
  });

  test('is accepted one time step early or late, not more', () => {
    const at = (seconds: number) => stepOf(secret, '287082', seconds * 1000);
    expect([0, 30, 60, 89].map(at)).toEqual([1, 1, 1, 1]);
    expect([90, 120].map(at)).toEqual([undefined, undefined]);
  });

  test.each(['287082', '287 082', ' 2 8 7 0 8 2 '])('classifies %s as a code', (typed) => {
    expect(isAuthenticatorCode(typed)).toBe(true);
  });

  test.each(['28708', '2870822', '28708A', 'ABCD-EFGH'])('rejects what is not %s', (typed) => {
    expect(isAuthenticatorCode(typed)).toBe(false);
  });
});

test('puts the store and the staff member into the URI', () => {
  const address = new URL(addressOf(secret, 'A: B', 'ann@store.example'));
  expect(decodeURIComponent(address.pathname)).toContain('A  B:ann@store.example');
  expect(address.searchParams.get('secret')).toBe(secret);
});

test('generates new keys and recovery codes each time', () => {
  expect(newSecret()).not.toBe(newSecret());
  const codes = [newRecoveryCodes(), newRecoveryCodes()].flat();
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('accepts a recovery code in any spelling, for its owner only', () => {
  expect(hashOf('ann', 'A0B1-CDEF')).toBe(hashOf('ann', ' aobl cdef'));
  expect(hashOf('ann', 'A0B1-CDEF')).not.toBe(hashOf('bob', 'A0B1-CDEF'));
});
