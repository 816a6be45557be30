import { expect, test } from 'vitest';
import { firstExcess } from '../../server/storefront/versions.ts';

const MB = 1024 * 1024;
const versions = (count: number, size: number) => Array.from({ length: count }, () => size);

test('keeps a hundred versions including the new one', () => {
  expect(firstExcess([])).toBe(-1);
  expect(firstExcess(versions(99, 100))).toBe(-1);
  expect(firstExcess(versions(150, 100))).toBe(99);
});

test('keeps fewer large versions', () => {
  expect(firstExcess(versions(8, 8 * MB))).toBe(-1);
  expect(firstExcess(versions(9, 8 * MB))).toBe(8);
});
