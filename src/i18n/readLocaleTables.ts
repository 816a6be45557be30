/** Has the browser read what it knows of languages beside the page, so that the first date need not wait for it. */
export function readLocaleTables(language: string): void {
  const worker = new Worker(new URL('./localeTables.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(language, { transfer: [] });
}
