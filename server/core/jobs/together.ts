import { setTimeout } from 'node:timers/promises';

/**
 * Does a work for one, and at once for all who ask while it is busy or within `wait` ms; each waits for their own, and
 * hears what all brought.
 */
export function together<T, R = void>(work: (items: T[]) => Promise<R>, wait = 0): (item: T) => Promise<R> {
  let waiting: T[] = [];
  let next: Promise<R> | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    await busy;
    if (wait > 0) await setTimeout(wait);
    const items = waiting;
    waiting = [];
    next = undefined;
    const done = work(items);
    busy = done.catch(() => undefined);
    return done;
  };
  return (item) => {
    waiting.push(item);
    next ??= begin();
    return next;
  };
}
