import { hasRoom, lifetime, outdatedKeys, unqueuedKeys, type KeptFile } from './keptFileRules.ts';

/** Files that cannot be sent yet: kept on this device, in IndexedDB, by the key with which they are sent. */

const store = 'files';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

/** Runs in one transaction, which `run` keeps alive by its requests, and resolves when it is written. */
async function withFiles<T>(mode: IDBTransactionMode, run: (files: IDBObjectStore) => Promise<T>) {
  const opening = indexedDB.open('kept-files', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(store, { keyPath: 'key' }),
  );
  const database = await settled(opening);
  try {
    const transaction = database.transaction(store, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
    });
    const [result] = await Promise.all([run(transaction.objectStore(store)), written]);
    return result;
  } finally {
    database.close();
  }
}

const all = (files: IDBObjectStore): Promise<KeptFile[]> => settled(files.getAll());

const remove = (files: IDBObjectStore, keys: string[]) =>
  Promise.all(keys.map((key) => settled(files.delete(key))));

/** The texts of the entries that wait to be sent. */
const queue = () =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith('queued:'))
    .map(([, text]) => String(text));

/** Asks the browser not to remove what is kept here when the device is short of room. */
const askToPersist = async () => {
  try {
    await navigator.storage.persist();
  } catch {
    // Only secure origins have it; files are kept as long as there is room.
  }
};

/** Keeps a file; returns whether there was room. */
export async function keepFile(key: string, file: Blob): Promise<boolean> {
  try {
    await forgetOldFiles();
    return await withFiles('readwrite', async (files) => {
      const others = await all(files);
      if (!hasRoom(others, key, file.size)) return false;
      if (others.length === 0) void askToPersist();
      await settled(files.put({ key, file, keptAt: Date.now() } satisfies KeptFile));
      return true;
    });
  } catch {
    return false;
  }
}

export const recallFile = async (key: string): Promise<Blob | undefined> => {
  const kept = await withFiles('readonly', (files) => settled<KeptFile | undefined>(files.get(key)));
  return kept?.file;
};

/** Removes files that were sent or given up, except those that an entry that waits to be sent names. */
export async function forgetFiles(keys: string[]): Promise<void> {
  const forgotten = unqueuedKeys(keys, queue());
  if (forgotten.length === 0) return;
  await withFiles('readwrite', (files) => remove(files, forgotten)).catch(() => undefined);
}

/** Removes files of at least this age, in ms, except those that an entry that waits to be sent names. */
export async function forgetOldFiles(age = lifetime): Promise<void> {
  await withFiles('readwrite', async (files) => {
    await remove(files, outdatedKeys(await all(files), age, Date.now(), queue()));
  }).catch(() => undefined);
}
