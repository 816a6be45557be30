import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the bare page as the admin is built. */
export async function buildFloor(folder: string): Promise<void> {
  const where = ['tests/bench/floor', '--config', 'vite.config.ts', '--outDir', folder];
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', ...where, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
  }
}
