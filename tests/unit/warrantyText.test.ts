import { expect, test } from 'vitest';
import { warrantyText } from '../../src/custom/repairs/warrantyText.ts';

const own = 'resources.repairs.warranties.';
const translate = (key: string, options?: { smart_count?: number }) =>
  [key.replace(own, ''), options?.smart_count].filter(Boolean).join(' ');

test.each([
  [12, 'MONTH', 'MONTH 12'],
  [90, 'DD', 'DAY 90'],
  [1, 'YY', 'YEAR 1'],
  [6, 'MM', 'MONTH 6'],
  [-1, 'LIFETIME', 'lifetime'],
  [-1, null, 'lifetime'],
  [null, null, 'none'],
  [3, null, 'none'],
  [0, 'DAY', 'none'],
])('formats %s %s as %s', (warranty, warranty_unit, text) => {
  expect(warrantyText({ id: '1', warranty, warranty_unit }, translate)).toBe(text);
});
