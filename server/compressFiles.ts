import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressed = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.webmanifest']);

/** Levels of Brotli and gzip, lower ones being faster. */
export const release = { brotli: 9, gzip: 9 };
export const quick = { brotli: 4, gzip: 4 };

const brotli = (quality: number) =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Writes .br and .gz versions of compressible files, which the site plugin serves; files named by the page have
 * the highest compression level.
 */
export async function compress(folder: string, level: typeof release): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => compressed.has(extname(name)))
    .map((name) => join(folder, name));
  await Promise.all(
    files.flatMap((file) => [
      pipeline(createReadStream(file), createGzip({ level: level.gzip }), createWriteStream(`${file}.gz`)),
      pipeline(
        createReadStream(file),
        brotli(page.includes(basename(file)) ? 11 : level.brotli),
        createWriteStream(`${file}.br`),
      ),
    ]),
  );
}
