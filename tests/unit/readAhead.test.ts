import { expect, test, vi } from 'vitest';
import type { DataProvider } from 'react-admin';
import { withPrefetch } from '../../src/dataProvider/prefetch.ts';

const signals: (AbortSignal | undefined)[] = [];
const getOne = vi.fn<(resource: string, params: { id: string; signal?: AbortSignal }) => Promise<object>>(
  async (_resource, { id, signal }) => {
    signals.push(signal);
    return { data: { id } };
  },
);
const provider = withPrefetch({ getOne } as unknown as DataProvider);

test('the next read of the same takes the answer, and only that one', async () => {
  await provider.prefetchOne('brands', { id: 'a' });
  await expect(provider.getOne('brands', { id: 'a', meta: undefined })).resolves.toEqual({
    data: { id: 'a' },
  });
  expect(getOne).toHaveBeenCalledTimes(1);
  await provider.getOne('brands', { id: 'a' });
  await provider.getOne('products', { id: 'a' });
  expect(getOne).toHaveBeenCalledTimes(3);
});

test('whoever takes it may give it up', async () => {
  await provider.prefetchOne('brands', { id: 'b' });
  const taker = new AbortController();
  await provider.getOne('brands', { id: 'b', signal: taker.signal });
  const asked = signals.at(-1);
  expect(asked?.aborted).toBe(false);
  taker.abort();
  expect(asked?.aborted).toBe(true);
});

test('an answer that nobody takes is forgotten after a second', async () => {
  vi.useFakeTimers();
  await provider.prefetchOne('brands', { id: 'c' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const before = getOne.mock.calls.length;
  await provider.getOne('brands', { id: 'c' });
  expect(getOne).toHaveBeenCalledTimes(before + 1);
});
