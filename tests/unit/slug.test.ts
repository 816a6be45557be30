import { expect, test } from 'vitest';
import { isSlug, slugify } from '../../src/schemas/slug.ts';

test.each([
  ['Galaxy S24 Ultra', 'galaxy-s24-ultra'],
  ['  iPhone   15 ', 'iphone-15'],
  ['Téléphone\tpliable', 'téléphone-pliable'],
  ['Étui (n° 2) / noir!', 'étui-n-2-noir'],
  ['Телефон', 'телефон'],
  ['İstanbul', 'i̇stanbul'],
  ['फ़ोन ४', 'फ़ोन-४'],
  ['+++', ''],
  ['', ''],
])('converts %j to %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each(['galaxy-s24', 'téléphone', 'i̇stanbul', 'फ़ोन-४', 'a'])('accepts %j', (slug) =>
  expect(isSlug.check({ slug })).toEqual([]),
);

test.each(['Bad Slug!', 'Caps', 'two--hyphens', '-first', 'last-', 'a/b', 'a_b'])('rejects %j', (slug) => {
  const error = [{ path: '/slug', code: 'slug' }];
  expect(isSlug.check({ slug })).toEqual(error);
  expect(isSlug.check({ slug }, { slug: 'other' })).toEqual(error);
  expect(isSlug.check({ slug }, { slug })).toEqual([]);
});
