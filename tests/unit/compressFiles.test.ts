import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressMissing } from '../../server/compressFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), 'main()');
  writeFileSync(join(folder, 'index.html'), '<script src="/assets/named.js"></script>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'font.woff2'), 'font');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('compresses what is not compressed yet, and leaves nothing else behind', async () => {
  writeFileSync(join(folder, 'icon.svg.br'), 'made by the build');
  await compressMissing(folder, new AbortController().signal);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe('main()');
  expect(readFileSync(join(folder, 'icon.svg.br'), 'utf8')).toBe('made by the build');
  expect(readdirSync(folder).toSorted()).toEqual([
    'assets',
    'font.woff2',
    'icon.svg',
    'icon.svg.br',
    'index.html',
  ]);
});

test('compresses best what the page itself names', async () => {
  const code = readFileSync('server/build.ts', 'utf8').repeat(3);
  for (const name of ['named.js', 'other.js']) writeFileSync(join(folder, 'assets', name), code);
  await compressMissing(folder, new AbortController().signal);
  const [named = 0, other = 0] = ['named.js.br', 'other.js.br'].map(
    (name) => statSync(join(folder, 'assets', name)).size,
  );
  expect(named).toBeLessThan(other);
});

test('serves no half a file when it is stopped', async () => {
  await expect(compressMissing(folder, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(existsSync(join(folder, 'assets/main.js.br'))).toBe(false);
});
