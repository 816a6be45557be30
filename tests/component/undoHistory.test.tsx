import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndoHistory } from '../../src/custom/storefront/documentEditor/useUndoHistory.ts';

const pointer = '/homepage/section1';
const put = vi.fn<(pointer: string, value: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  put.mockClear();
});
afterEach(() => vi.useRealTimers());

function take(...values: object[]) {
  const { result } = renderHook(() => useUndoHistory(put));
  for (const [index, to] of values.slice(1).entries()) {
    act(() => result.current.add({ pointer, from: values[index], to }));
    vi.advanceTimersByTime(300);
  }
  return () => {
    act(() => result.current.undo(['']));
    return put.mock.lastCall?.[1];
  };
}

test('typing into a field without a pause is one step', () => {
  const undo = take({ title: '' }, { title: 'a' }, { title: 'ab' });
  expect(undo()).toEqual({ title: '' });
});

test('another field starts another step', () => {
  const undo = take({ title: '', text: '' }, { title: 'a', text: '' }, { title: 'a', text: 'b' });
  expect(undo()).toEqual({ title: 'a', text: '' });
});

test('removing an entry after typing is a separate step', () => {
  const undo = take({ title: '', items: [1, 2] }, { title: 'a', items: [1, 2] }, { title: 'a', items: [1] });
  expect(undo()).toEqual({ title: 'a', items: [1, 2] });
});

test('continuous typing is undone in stretches of a few seconds', () => {
  const texts = Array.from({ length: 40 }, (_, length) => ({ title: 'x'.repeat(length) }));
  const undo = take(...texts);
  expect((undo() as { title: string }).title.length).toBeGreaterThan(10);
});
