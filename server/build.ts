import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isCommand } from './command.ts';
import { isCompiled } from './compiled.ts';
import { compress, compressMissing } from './compressFiles.ts';
import { isUpToDate, keepStamp, readSources } from './sourceStamp.ts';

/** The checkout; dist/ in the compiled version. */
const root = fileURLToPath(new URL('..', import.meta.url));
const sourcePaths = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
export const dist = join(root, isCompiled ? 'admin' : 'dist/admin');
const stamp = join(dist, '.sources');

interface BuildOptions {
  /** For production: with source maps, and compressed at once. */
  isRelease?: boolean;
  signal?: AbortSignal;
}

/** Builds the admin unless `dist` is up to date with the sources; returns whether it built. */
export async function buildAdmin({ isRelease = false, signal }: BuildOptions = {}): Promise<boolean> {
  if (isCompiled) return false;
  // The site plugin requires the folder at start.
  mkdirSync(dist, { recursive: true });
  const sources = await readSources(root, sourcePaths);
  if (await isUpToDate(stamp, sources, isRelease)) return false;
  // Before the build: what changes meanwhile is built the next time.
  await sources.readContents();
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const command = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  if (!isRelease) command.push('--sourcemap', 'false');
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    signal,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (isRelease) await compress(dist);
  await keepStamp(stamp, sources, isRelease);
  return true;
}

/** Compresses what `buildAdmin` has built for a start, while it is served. */
export async function compressAdmin(signal: AbortSignal): Promise<void> {
  if (!isCompiled) await compressMissing(dist, signal);
}

/** Removes the previous output of the services, and copies the files that the compiler does not. */
async function makeRoom(): Promise<void> {
  for (const folder of ['server', 'src'])
    await rm(join(root, 'dist', folder), { recursive: true, force: true });
  for (const path of ['server/migrations', 'server/seed/data/globalCatalog.csv'])
    await cp(join(root, path), join(root, 'dist', path), { recursive: true });
}

if (isCommand(import.meta.url)) await Promise.all([buildAdmin({ isRelease: true }), makeRoom()]);
