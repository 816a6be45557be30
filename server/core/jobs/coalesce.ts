export interface CoalesceOptions {
  /** How long to wait for further items, in ms. */
  wait?: number;
  /** Number of items at which the wait ends. */
  enough?: number;
}

/**
 * Coalesces calls: items that arrive while a call runs, or during the wait, are passed to one call of `work`. Each
 * caller receives its result.
 */
export function coalesce<T, R = void>(
  work: (items: T[]) => Promise<R>,
  { wait = 0, enough = Infinity }: CoalesceOptions = {},
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
