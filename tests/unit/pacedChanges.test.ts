import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedChanges } from '../../server/core/live/pacedChanges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a change is told at once; those that follow are told together', () => {
  const told: string[] = [];
  const change = pacedChanges((store, what) => void told.push(`${store} ${what}`));
  change('a', 'orders');
  change('b', 'orders');
  change('a', 'items');
  expect(told).toEqual(['a orders', 'b orders', 'a items']);
  for (let count = 0; count < 10; count += 1) change('a', 'orders');
  expect(told).toHaveLength(3);
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['a orders', 'b orders', 'a items', 'a orders']);
  change('a', 'orders');
  vi.advanceTimersByTime(300);
  expect(told).toHaveLength(5);
  vi.advanceTimersByTime(600);
  change('b', 'orders');
  expect(told.slice(5)).toEqual(['b orders']);
});
