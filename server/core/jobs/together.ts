export interface Together {
  /** How long others are waited for, in ms. */
  wait?: number;
  /** Once so many ask nobody else is waited for. */
  enough?: number;
}

/**
 * Does a work for one, and at once for all who ask while it is busy or waits for others; each waits for their own, and
 * hears what all brought.
 */
export function together<T, R = void>(
  work: (items: T[]) => Promise<R>,
  { wait = 0, enough = Infinity }: Together = {},
): (item: T) => Promise<R> {
  let waiting: T[] = [];
  let next: Promise<R> | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  let stopWaiting: (() => void) | undefined;
  const others = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const begin = async () => {
    await busy;
    if (wait > 0 && waiting.length < enough) await others();
    const items = waiting;
    waiting = [];
    next = undefined;
    const done = work(items);
    busy = done.catch(() => undefined);
    return done;
  };
  return (item) => {
    waiting.push(item);
    if (waiting.length >= enough) stopWaiting?.();
    next ??= begin();
    return next;
  };
}
