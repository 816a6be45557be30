import { expect, test } from 'vitest';
import { firstTooMany } from '../../server/storefront/versions.ts';

const MB = 1024 * 1024;
const versions = (count: number, size: number) => Array.from({ length: count }, () => size);

test('keeps a hundred versions including the new one', () => {
  expect(firstTooMany([])).toBe(-1);
  expect(firstTooMany(versions(99, 100))).toBe(-1);
  expect(firstTooMany(versions(150, 100))).toBe(99);
});

test('keeps fewer large versions', () => {
  expect(firstTooMany(versions(8, 8 * MB))).toBe(-1);
  expect(firstTooMany(versions(9, 8 * MB))).toBe(8);
});
