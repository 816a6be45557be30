import { expect, test } from 'vitest';
import { constraintOf } from '../../server/core/databaseError.ts';
import { uniqueProperty } from '../../server/core/tables/constraints.ts';
import '../../server/domains.ts';

const duplicate = (name: string) => `duplicate key value violates unique constraint "${name}"`;

test('a violated constraint is named by the error, or by its message', () => {
  expect(constraintOf({ constraint: 'brands_one', message: duplicate('brands_two') })).toBe('brands_one');
  expect(constraintOf({ message: duplicate('brands_two_102008') })).toBe('brands_two_102008');
  expect(constraintOf({ message: 'rompt la contrainte unique « brands_two »' })).toBe('brands_two');
  expect(constraintOf({ message: 'division by zero' })).toBeUndefined();
});

test.each([
  ['as declared', 'brands_store_id_slug_unique'],
  ['in a shard', 'brands_store_id_slug_unique_102008'],
  ['in a shard, cut and hashed', 'brands_store_id_slug_uni_0a1b2c3d_102008'],
])('a unique constraint belongs to a property: %s', (_, name) => {
  expect(uniqueProperty(name)).toBe('slug');
});

test('an unknown or ambiguous constraint belongs to no property', () => {
  expect(uniqueProperty('brands_102008')).toBeUndefined();
  expect(uniqueProperty()).toBeUndefined();
});
