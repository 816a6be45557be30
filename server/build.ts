import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isCommand } from './command.ts';
import { isCompiled } from './compiled.ts';

/** The checkout; dist/ in the compiled version. */
const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const compressed = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.webmanifest']);

const brotli = (quality: number) =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export const dist = join(root, isCompiled ? 'admin' : 'dist/admin');
const stamp = join(dist, '.sources');

/** Builds the admin unless `dist` is up to date with the sources; returns whether it built. */
export async function buildAdmin(signal?: AbortSignal): Promise<boolean> {
  if (isCompiled) return false;
  // The site plugin requires the folder at start.
  mkdirSync(dist, { recursive: true });
  const hash = await hashOf(sources);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return false;
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const command = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    signal,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await compress(dist);
  await writeFile(stamp, hash);
  return true;
}

async function hashOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map((path) => filesOf(join(root, path))))).flat()) {
    hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isDirectory()) return info ? [path] : [];
  const names = (await readdir(path)).toSorted();
  return (await Promise.all(names.map((name) => filesOf(join(path, name))))).flat();
}

/**
 * Writes .br and .gz versions of compressible files, which the site plugin serves; files named by the page have
 * the highest compression level.
 */
async function compress(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const files = (await filesOf(folder)).filter((file) => compressed.has(extname(file)));
  await Promise.all(
    files.flatMap((file) => [
      pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
      pipeline(
        createReadStream(file),
        brotli(page.includes(basename(file)) ? 11 : 9),
        createWriteStream(`${file}.br`),
      ),
    ]),
  );
}

/** Removes the previous output of the services, and copies the files that the compiler does not. */
async function makeRoom(): Promise<void> {
  for (const folder of ['server', 'src'])
    await rm(join(root, 'dist', folder), { recursive: true, force: true });
  for (const path of ['server/migrations', 'server/seed/data/globalCatalog.csv'])
    await cp(join(root, path), join(root, 'dist', path), { recursive: true });
}

if (isCommand(import.meta.url)) await Promise.all([buildAdmin(), makeRoom()]);
