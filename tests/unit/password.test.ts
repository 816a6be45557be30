import { describe, expect, test } from 'vitest';
import { loadCommonPasswords } from '../../src/schemas/account/commonPasswords.ts';
import { normalizePassword, passwordProblem } from '../../src/schemas/account/password.ts';

const common = await loadCommonPasswords();
const own = ['mara.lind@atlas.example', 'Atlas Device Care', 'atlas.example'];
const problemOf = (password: string) => passwordProblem(password, { common, own });

describe('password', () => {
  test.each([
    ['1234567', 'minLength'],
    ['𝒫'.repeat(7), 'minLength'],
    ['e\u0301'.repeat(7), 'minLength'],
    ['x'.repeat(129), 'maxLength'],
    ['password', 'common'],
    ['PassWord', 'common'],
    ['12345678', 'common'],
    ['Mara.Lind@Atlas.example', 'personal'],
    ['mara.lind', 'personal'],
    ['atlasdevicecare', 'personal'],
    ['Atlas  Device Care', 'personal'],
    ['ATLAS.example', 'personal'],
  ])('%s is rejected: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  test.each([
    'a pail of tin',
    ' spaces count ',
    'ключ от двери',
    '𝒫'.repeat(128),
    'e\u0301'.repeat(128),
    'Atlas Device Care 9',
  ])('accepts %s', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  test('is normalized', () => {
    expect(normalizePassword('cafe\u0301')).toBe('caf\u00e9');
  });
});

test('is compared with ten thousand common ones of valid length', () => {
  expect(common.size).toBe(10_000);
  expect([...common].every((one) => one.length >= 8)).toBe(true);
});
