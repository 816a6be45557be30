import { setImmediate } from 'node:timers/promises';

/** How long work may block the event loop, in ms. */
const stretch = 20;

/** Returns a function to await between pieces of long work; it yields to the event loop when the time is used up. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await setImmediate();
    since = performance.now();
  };
}
