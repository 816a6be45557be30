import { expect, test } from 'vitest';
import { capitalized, shortNote } from '../../src/custom/customers/contactRequests/texts.ts';

test.each([
  ['ada lovelace', 'Ada Lovelace'],
  ['élodie o’neil', 'Élodie O’Neil'],
  ['jean-luc', 'Jean-Luc'],
  ['Ruth McCarthy', 'Ruth McCarthy'],
  ['李 明', '李 明'],
])('displays the name %s as %s', (name, shown) => {
  expect(capitalized(name)).toBe(shown);
});

test('truncates a note after 150 characters without splitting one', () => {
  expect(shortNote('a'.repeat(150))).toBe('a'.repeat(150));
  expect(shortNote('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  expect(shortNote('📱'.repeat(151))).toBe(`${'📱'.repeat(150)}…`);
});
