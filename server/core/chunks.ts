import { setImmediate } from 'node:timers/promises';

/** Yields the items in chunks and lets the event loop run in between. */
export async function* inChunks<T>(items: T[], size = 250): AsyncGenerator<T[]> {
  for (let first = 0; first < items.length; first += size) {
    if (first > 0) await setImmediate();
    yield items.slice(first, first + size);
  }
}
