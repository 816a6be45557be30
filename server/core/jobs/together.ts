/** Does a work for one, and for all who ask while it is busy at once; each waits for their own. */
export function together<T>(work: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let busy: Promise<void> = Promise.resolve();
  const begin = () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    const done = work(items);
    busy = done.catch(() => undefined);
    return done;
  };
  return (item) => {
    waiting.push(item);
    next ??= busy.then(begin);
    return next;
  };
}
