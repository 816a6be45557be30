/** Loads the browser's locale data in a worker, so that formatting the first date does not block. */
export function readLocaleTables(language: string): void {
  const worker = new Worker(new URL('./localeTables.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(language, { transfer: [] });
}
