import { expect, test } from 'vitest';
import { slugOf } from '../../src/schemas/slug.ts';

test.each([
  ['Galaxy S24 Ultra', 'galaxy-s24-ultra'],
  ['  iPhone   15 ', 'iphone-15'],
  ['Téléphone\tpliable', 'téléphone-pliable'],
  ['', ''],
])('%j is %j in an address', (name, slug) => expect(slugOf(name)).toBe(slug));
