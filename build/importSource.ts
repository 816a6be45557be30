import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const folder = 'node_modules/.cache/imported';

/**
 * Imports a module of the sources for a plugin of the build, bundled with all that it imports but packages. This takes a
 * tenth of the time of `runnerImport`, which transforms one module after the other, again for each import.
 * @returns its exports, whose type the caller names; they are read again each time
 */
export async function importSource<Exports>(path: string): Promise<Exports> {
  const thread = new Worker('./build/bundleSource.js', { workerData: path });
  const [code] = (await once(thread, 'message')) as [string | undefined];
  if (!code) throw new Error(`${path} was not bundled.`);
  const file = `${folder}/${randomUUID()}.js`;
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  try {
    return (await import(pathToFileURL(file).href)) as Exports;
  } finally {
    await rm(file);
  }
}
