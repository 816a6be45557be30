import { expect, test } from 'vitest';
import {
  slugOf,
  SlugTakenError,
  withoutSlug,
  withSlug,
} from '../../src/custom/locations/page/locationSlug.ts';
import type { StoreConfig } from '../../src/schemas/storefront/storeConfig.ts';

const config = {
  locations: [
    { slug: 'north', id: 1 },
    { slug: 'south', id: 2, note: 'kept' },
  ],
} as StoreConfig;

test('adds, changes and removes only the entry of the location', () => {
  expect(slugOf(withSlug(config, 3, 'east'), 3)).toBe('east');
  expect(withSlug(config, 2, 'west').locations).toEqual([
    { slug: 'north', id: 1 },
    { slug: 'west', id: 2, note: 'kept' },
  ]);
  expect(withoutSlug(config, 1).locations).toEqual([{ slug: 'south', id: 2, note: 'kept' }]);
});

test('rejects the slug of another location in any case', () => {
  expect(() => withSlug(config, 2, 'North')).toThrow(SlugTakenError);
  expect(slugOf(withSlug(config, 1, 'North'), 1)).toBe('North');
});

test('keeps an invalid list unchanged', () => {
  const broken = { locations: 'none' } as unknown as StoreConfig;
  expect(slugOf(broken, 1)).toBeUndefined();
  expect(() => withSlug(broken, 1, 'north')).toThrow('configurations.location.no_list');
  expect(withSlug({}, 1, 'north').locations).toEqual([{ slug: 'north', id: 1 }]);
  expect(withoutSlug(broken, 1)).toEqual(broken);
});

test('keeps entries without a location', () => {
  const foreign = ['text', null, { slug: 7, id: 8 }, [1]];
  const mixed = { locations: [...foreign, { slug: 'north', id: 1 }] } as unknown as StoreConfig;
  expect(withSlug(mixed, 1, 'west').locations).toEqual([...foreign, { slug: 'west', id: 1 }]);
  expect(withSlug(mixed, 2, 'east').locations).toEqual([
    ...foreign,
    { slug: 'north', id: 1 },
    { slug: 'east', id: 2 },
  ]);
  expect(withoutSlug(mixed, 1).locations).toEqual(foreign);
});
