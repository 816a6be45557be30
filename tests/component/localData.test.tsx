import { afterEach, expect, test, vi } from 'vitest';
import { clearLocalData } from '../../src/authProvider/localData.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const withCache = () => {
  const remove = vi.fn<(key: string) => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['/Tickets/']), delete: remove });
  return remove;
};

test('a sign-out clears the kept pages and ends although IndexedDB does not answer', async () => {
  vi.useFakeTimers();
  const remove = withCache();
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  localStorage.setItem('draft:x', '{}');
  const cleared = clearLocalData();
  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledWith('/Tickets/');
  expect(localStorage.getItem('draft:x')).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await expect(cleared).resolves.toBeUndefined();
});

test('a sign-out ends although IndexedDB is refused', async () => {
  const remove = withCache();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  await clearLocalData();
  expect(remove).toHaveBeenCalledOnce();
});
