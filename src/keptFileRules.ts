/** A file that is kept on this device until it is sent. */
export interface KeptFile {
  /** With which it is sent. */
  key: string;
  file: Blob;
  /** In ms. */
  keptAt: number;
}

/** Most bytes of all files together. */
const limit = 100 * 1024 * 1024;

/** After which a file that no entry of a queue names is removed, in ms. */
export const lifetime = 3 * 24 * 60 * 60 * 1000;

/** Whether there is room for a file of this size beside the others; it replaces what is kept under its key. */
export function hasRoom(kept: KeptFile[], key: string, size: number): boolean {
  const others = kept.filter((one) => one.key !== key);
  return others.reduce((sum, { file }) => sum + file.size, size) <= limit;
}

/** The keys that no entry that waits to be sent names; `queue` has the texts of those entries. */
export const unqueuedKeys = (keys: string[], queue: string[]): string[] =>
  keys.filter((key) => !queue.some((text) => text.includes(key)));

/** The keys of files of at least this age, in ms, that no entry that waits to be sent names. */
export const outdatedKeys = (kept: KeptFile[], age: number, now: number, queue: string[]): string[] =>
  unqueuedKeys(
    kept.filter(({ keptAt }) => now - keptAt >= age).map(({ key }) => key),
    queue,
  );
