import { setImmediate } from 'node:timers/promises';

/** How long a piece of work goes on at a stretch, in ms. */
const stretch = 20;

/** Waits between pieces of a long work while the process does what else there is, once a stretch of it is over. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await setImmediate();
    since = performance.now();
  };
}
