import { setImmediate } from 'node:timers/promises';

/** A few items after the other, with a turn in between for what else the process has to do. */
export async function* inChunks<T>(items: T[], size = 250): AsyncGenerator<T[]> {
  for (let first = 0; first < items.length; first += size) {
    if (first > 0) await setImmediate();
    yield items.slice(first, first + size);
  }
}
