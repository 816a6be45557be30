import type { IDBPDatabase } from 'idb';

/** Files that cannot be sent yet: kept on this device, in IndexedDB, by the key with which they are sent. */

interface KeptFile {
  key: string;
  file: Blob;
  /** In ms. */
  keptAt: number;
}

/** Most bytes of all files together. */
const limit = 100 * 1024 * 1024;
/** After which a file that no entry of a queue names is removed, in ms. */
const lifetime = 3 * 24 * 60 * 60 * 1000;

const store = 'files';

async function withFiles<T>(
  run: (files: IDBPDatabase<{ files: { key: string; value: KeptFile } }>) => Promise<T>,
) {
  const { openDB } = await import('idb');
  const files = await openDB<{ files: { key: string; value: KeptFile } }>('kept-files', 1, {
    upgrade: (own) => void own.createObjectStore(store, { keyPath: 'key' }),
  });
  try {
    return await run(files);
  } finally {
    files.close();
  }
}

/** Whether an entry that waits to be sent (`queued:`) names a file. */
const isQueued = (key: string) =>
  Object.entries(localStorage).some(
    ([name, text]) => name.startsWith('queued:') && String(text).includes(key),
  );

/** Keeps a file; returns whether there was room. */
export async function keepFile(key: string, file: Blob): Promise<boolean> {
  try {
    await forgetOldFiles(lifetime);
    return await withFiles(async (files) => {
      const others = (await files.getAll(store)).filter((one) => one.key !== key);
      const used = others.reduce((sum, one) => sum + one.file.size, 0);
      if (used + file.size > limit) return false;
      await files.put(store, { key, file, keptAt: Date.now() });
      return true;
    });
  } catch {
    return false;
  }
}

export const recallFile = async (key: string): Promise<Blob | undefined> =>
  (await withFiles((files) => files.get(store, key)))?.file;

/** Removes files that were sent or given up. */
export async function forgetFiles(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await withFiles((files) => Promise.all(keys.map((key) => files.delete(store, key)))).catch(() => undefined);
}

/** Removes files of at least this age, in ms, unless an entry that waits to be sent names them. */
export async function forgetOldFiles(age: number): Promise<void> {
  await withFiles(async (files) => {
    const old = (await files.getAll(store)).filter(
      ({ key, keptAt }) => Date.now() - keptAt >= age && !isQueued(key),
    );
    await Promise.all(old.map(({ key }) => files.delete(store, key)));
  });
}
