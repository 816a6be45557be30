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

test('passes the response to the next matching read only', async () => {
  await provider.prefetchOne('brands', { id: 'a' });
  await expect(provider.getOne('brands', { id: 'a', meta: undefined })).resolves.toEqual({
    data: { id: 'a' },
  });
  expect(getOne).toHaveBeenCalledTimes(1);
  await provider.getOne('brands', { id: 'a' });
  await provider.getOne('products', { id: 'a' });
  expect(getOne).toHaveBeenCalledTimes(3);
});

test('can be aborted by its reader', async () => {
  await provider.prefetchOne('brands', { id: 'b' });
  const taker = new AbortController();
  await provider.getOne('brands', { id: 'b', signal: taker.signal });
  const asked = signals.at(-1);
  expect(asked?.aborted).toBe(false);
  taker.abort();
  expect(asked?.aborted).toBe(true);
});

test('discards an unused response after a second', async () => {
  vi.useFakeTimers();
  await provider.prefetchOne('brands', { id: 'c' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const before = getOne.mock.calls.length;
  await provider.getOne('brands', { id: 'c' });
  expect(getOne).toHaveBeenCalledTimes(before + 1);
});
