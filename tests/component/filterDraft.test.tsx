// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilterDraft, type FilterValues } from '../../src/kit/list/filters/useFilterDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose filters update when the test says so, like a slow URL update. */
function open() {
  const asked: FilterValues[] = [];
  const list: Pick<ListControllerResult, 'filterValues' | 'setFilters'> = {
    filterValues: {},
    setFilters: (values: FilterValues) => void asked.push(values),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ListContextProvider value={{ ...list } as ListControllerResult}>{children}</ListContextProvider>
  );
  const { result, rerender } = renderHook(() => useFilterDraft(), { wrapper });
  return {
    asked,
    values: () => result.current.values,
    type: (name: string) => act(() => result.current.set({ name })),
    choose: (name: string) => act(() => result.current.choose({ name })),
    pick: (state: string) => act(() => result.current.choose({ state })),
    wait: () => act(() => void vi.advanceTimersByTime(300)),
    arrive: (values: FilterValues) => {
      list.filterValues = values;
      rerender();
    },
  };
}

test('applies typed text once, 300 ms after the last key', () => {
  const list = open();
  for (const name of ['a', 'ab', 'abc']) list.type(name);
  expect(list.asked).toEqual([]);
  list.wait();
  expect(list.asked).toEqual([{ name: 'abc' }]);
});

test('applies a selected value at once, with the typed text, and not again later', () => {
  const list = open();
  list.type('ab');
  list.pick('READY');
  expect(list.asked).toEqual([{ name: 'ab', state: 'READY' }]);
  list.arrive({ name: 'ab', state: 'READY' });
  list.wait();
  expect(list.asked).toHaveLength(1);
});

test('keeps the typed text while earlier filters arrive late, one after another', () => {
  const list = open();
  list.type('a');
  list.wait();
  list.type('ab');
  list.wait();
  list.type('abc');
  list.arrive({ name: 'a' });
  expect(list.values()).toEqual({ name: 'abc' });
  list.arrive({ name: 'ab' });
  expect(list.values()).toEqual({ name: 'abc' });
  list.wait();
  expect(list.asked.at(-1)).toEqual({ name: 'abc' });
});

test('takes over an external filter, even one that it applied itself before', () => {
  const list = open();
  list.choose('a');
  list.arrive({ name: 'a' });
  list.choose('a');
  list.choose('b');
  list.arrive({ name: 'b' });
  list.arrive({ name: 'a' });
  expect(list.values()).toEqual({ name: 'a' });
  list.arrive({});
  expect(list.values()).toEqual({});
});
