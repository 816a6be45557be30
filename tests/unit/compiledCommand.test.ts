import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledCommand } from '../../build/compiledCommand.js';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  write('package.json', '{ "type": "module", "sideEffects": [] }');
  write('package-lock.json', '{}');
  write('server/word.ts', `export const word: string = 'first';`);
  write('server/effect.ts', `globalThis.name = 'an effect';`);
  write(
    'server/shop/command.ts',
    `import '../effect.ts'; import { word } from '../word.ts'; export const told = [word, globalThis.name, import.meta.url];`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file as if that was a minute ago, or later by some seconds. */
function write(path: string, text: string, later = 0) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const date = Date.now() / 1000 - 60 + later;
  utimesSync(file, date, date);
}

const compiled = () => compiledCommand('shop/command', root);
const toldBy = async (path: string) => ((await import(pathToFileURL(path).href)) as { told: string[] }).told;

test('a compiled command has its effects, and the address of its source', async () => {
  const address = pathToFileURL(join(root, 'server/shop/command.ts')).href;
  expect(await toldBy(await compiled())).toEqual(['first', 'an effect', address]);
});

test('a command is compiled again when a file that it imports has changed, and only then', async () => {
  const [first, beside] = await Promise.all([compiled(), compiled()]);
  expect(beside).toBe(first);
  expect(await compiled()).toBe(first);
  write('server/word.ts', `export const word: string = 'other';`, 1);
  const second = await compiled();
  expect(await toldBy(second)).toContain('other');
  expect(await toldBy(first)).toContain('first');
  write('server/word.ts', `export const word: string = ;`, 2);
  await expect(compiled()).rejects.toThrow('Unexpected ";"');
});
