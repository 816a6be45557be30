import { expect, test } from 'vitest';
import { profileModel } from '../../src/schemas/staff/profile.ts';

const stored = { first_name: 'Agent 7', last_name: 'X Æ A-12' };

const errorsOf = (names: object) => {
  const record = { ...stored, ...names } as Record<string, unknown>;
  return profileModel(stored).rules.flatMap((rule) => rule.check(record));
};

test.each([
  [{ first_name: 'Zoé Ann' }, []],
  [{ first_name: 'Ann2' }, ['/first_name letters']],
  [{ first_name: 'A' }, ['/first_name too_short']],
  [{ first_name: 'A'.repeat(16) }, ['/first_name too_long']],
  [{ last_name: 'A'.repeat(20) }, []],
  [{ last_name: 'A'.repeat(21) }, ['/last_name too_long']],
  [{ first_name: 'Jean-François', last_name: "O'Brien" }, []],
  [{ first_name: 'José Jr.', last_name: 'D’Été' }, []],
  [{ first_name: 'Ann@home', last_name: '007' }, ['/first_name letters', '/last_name letters']],
])('%j: %j', (names, expected) => {
  expect(errorsOf(names).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('a stored name does not block other changes', () => {
  expect(errorsOf({ email: 'new@atlas.example' })).toEqual([]);
});
