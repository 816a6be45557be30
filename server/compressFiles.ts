import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressed = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.webmanifest']);

const brotli = (quality: number) =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Whether the page itself names a file: these are loaded at every start, and have the highest compression level. */
async function pageNames(folder: string): Promise<(file: string) => boolean> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return (file) => page.includes(basename(file));
}

const compressibleFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => compressed.has(extname(name)))
    .map((name) => join(folder, name));

/** Writes .br and .gz versions of compressible files, which the site plugin serves. */
export async function compress(folder: string): Promise<void> {
  const isNamed = await pageNames(folder);
  const files = await compressibleFiles(folder);
  await Promise.all(
    files.flatMap((file) => [
      pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
      pipeline(createReadStream(file), brotli(isNamed(file) ? 11 : 9), createWriteStream(`${file}.br`)),
    ]),
  );
}

/**
 * Writes missing .br versions while the folder is served: those named by the page first, one after the other, and each
 * at once when it is complete. Stops when `signal` aborts.
 */
export async function compressMissing(folder: string, signal: AbortSignal): Promise<void> {
  const isNamed = await pageNames(folder);
  const files = await compressibleFiles(folder);
  for (const file of files.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))) {
    if (existsSync(`${file}.br`)) continue;
    const draft = `${file}.draft`;
    await pipeline(createReadStream(file), brotli(isNamed(file) ? 11 : 9), createWriteStream(draft), {
      signal,
    });
    await rename(draft, `${file}.br`);
  }
}
