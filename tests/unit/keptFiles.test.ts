import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFiles, forgetOldFiles, keepFile, recallFile } from '../../src/keptFiles.ts';
import type { KeptFile } from '../../src/keptFileRules.ts';

const kept = new Map<string, KeptFile>();

/** An event target that succeeds with a result soon. */
function soon<T>(result: T, event = 'success') {
  const target = Object.assign(new EventTarget(), { result, error: null });
  setTimeout(() => target.dispatchEvent(new Event(event)));
  return target;
}

const store = {
  get: (key: string) => soon(kept.get(key)),
  getAll: () => soon([...kept.values()]),
  put: (one: KeptFile) => soon(kept.set(one.key, one)),
  delete: (key: string) => soon(kept.delete(key)),
};
const database = {
  transaction: () => Object.assign(soon(undefined, 'complete'), { objectStore: () => store }),
  close: () => undefined,
};
const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
const file = new Blob(['x']);

beforeEach(() => {
  kept.clear();
  persist.mockClear();
  vi.stubGlobal('indexedDB', { open: () => soon(database) });
  vi.stubGlobal('localStorage', { 'queued:s1:tickets:t1': '{"file":"kept:queued"}' });
  vi.stubGlobal('navigator', { storage: { persist } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first file that is kept asks the browser to persist this storage', async () => {
  expect(await keepFile('a', file)).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
  expect(await keepFile('b', file)).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
  expect(await recallFile('a')).toBe(file);
});

test('a file is kept where a browser has no lasting storage', async () => {
  vi.stubGlobal('navigator', {});
  expect(await keepFile('a', file)).toBe(true);
});

test('files are removed, but none that a ticket in the queue names', async () => {
  for (const key of ['a', 'b', 'queued']) await keepFile(key, file);
  await forgetFiles(['a', 'queued']);
  expect([...kept.keys()]).toEqual(['b', 'queued']);
  await forgetOldFiles(0);
  expect([...kept.keys()]).toEqual(['queued']);
});
