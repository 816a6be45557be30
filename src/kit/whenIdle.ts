/**
 * Runs the task when the browser is idle; returns a function that cancels it. Does nothing without requestIdleCallback:
 * the work is then done on demand.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
