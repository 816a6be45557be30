import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { urlOf } from '../../../server/listen.ts';

type Baseline = 'mui' | 'ramin';

const folderOf = (baseline: Baseline) => fileURLToPath(new URL(`../baselines/${baseline}`, import.meta.url));
const config = fileURLToPath(new URL('../baselines/vite.config.ts', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds a baseline and serves it while `run` runs. */
export async function withBaseline(
  baseline: Baseline,
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-baseline-'));
  try {
    await buildBaseline(baseline, folder);
    const { origin, close } = await serveFolder(folder);
    await run(origin).finally(close);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds with the settings of the admin and compresses the files. */
async function buildBaseline(baseline: Baseline, folder: string): Promise<void> {
  const command = [vite, 'build', folderOf(baseline), '--config', config, '--outDir', folder];
  await promisify(execFile)(process.execPath, [...command, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!['.html', '.js'].includes(extname(file))) continue;
    const path = join(folder, file);
    await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
  }
}

/** Serves the files of a folder, gzipped. */
async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const host = '127.0.0.1';
  const app = fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  const { port } = new URL(await app.listen({ host, port: 0 }));
  return { origin: urlOf(host, Number(port)), close: () => app.close() };
}
