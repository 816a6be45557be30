import { expect, test } from 'vitest';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { keyedOnRead, keyedOnWrite } from '../../src/schemas/storefront/keyedEntries.ts';
import { valueAt } from '../../src/schemas/storefront/pointer.ts';

const { schema } = documents.storeConfig;
const item = (text: string, more: object = {}) => ({ text, href: '/', ...more });
const header = (...navItems: unknown[]) => ({ homepage: { header: { navItems } }, legacy: [{}] });
const keysOf = (document: unknown, list = '/homepage/header/navItems') =>
  (valueAt(document, list) as { _key?: string }[]).map(({ _key }) => _key);

test('adds the same keys to entries stored without one on every read', () => {
  const stored = header(item('A'), item('B', { _key: 'e2' }), item('C'), 'text');
  const read = keyedOnRead(schema, stored);
  expect(keysOf(read)).toEqual(['e0', 'e2', 'e3', undefined]);
  expect(keyedOnRead(schema, stored)).toEqual(read);
  expect(read.legacy).toEqual([{}]);
  expect(keyedOnRead(schema, read)).toBe(read);
});

test('adds keys to nested lists', () => {
  const footerLinks = [{ name: 'Shop', lists: [item('A'), item('B')] }];
  const read = keyedOnRead(schema, { homepage: { footer: { footerLinks } } });
  expect(keysOf(read, '/homepage/footer/footerLinks/0/lists')).toEqual(['e0', 'e1']);
});

test('keeps the keys of equal or similar entries sent without keys, also when moved', () => {
  const stored = keyedOnRead(schema, header(item('A'), item('B'), item('C', { flag: 'X' })));
  const written = keyedOnWrite(
    schema,
    header(item('C', { flag: 'Y' }), item('New', { href: '/new' }), item('A')),
    stored,
  );
  const [first, made, last] = keysOf(written);
  expect([first, last]).toEqual(['e2', 'e0']);
  expect(made).toMatch(/^[\da-f]{12}$/);
});

test('replaces duplicate and invalid keys', () => {
  const written = keyedOnWrite(
    schema,
    header(
      item('A', { _key: 'x' }),
      item('B', { _key: 'x' }),
      item('C', { _key: 7 }),
      item('D', { _key: 'y'.repeat(51) }),
    ),
    {},
  );
  const keys = keysOf(written);
  expect(keys[0]).toBe('x');
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => typeof key === 'string' && key.length <= 12)).toBe(true);
});
