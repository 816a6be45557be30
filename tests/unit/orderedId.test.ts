import { expect, test } from 'vitest';
import { isUuid } from '../../server/core/ids.ts';
import { orderedId } from '../../server/core/orderedId.ts';

test('ids sort in the order in which they were made, also those of one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, orderedId);
  expect(ids.every(isUuid)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the version and the variant are those of RFC 9562', () => {
  expect(orderedId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/);
});
