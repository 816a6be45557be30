/**
 * Calls back once the browser has nothing better to do; answers what calls it off. A browser that cannot tell is left
 * alone: what was to be prepared then comes when it is needed.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
