import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUpToDate, keepStamp, readSources } from '../../server/sourceStamp.ts';

let root: string;
const stamp = () => join(root, '.sources');
const sources = () => readSources(root, ['src', 'index.html']);
const write = (text: string) => writeFileSync(join(root, 'index.html'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('nothing was built yet', async () => {
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(false);
});

test('a build serves until a file changes', async () => {
  await keepStamp(stamp(), await sources(), false);
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(true);
  write('two');
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(false);
});

test('the same contents with other dates are not built again', async () => {
  await keepStamp(stamp(), await sources(), false);
  utimesSync(join(root, 'index.html'), 1, 1);
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(true);
});

test('what changes during a build is built the next time', async () => {
  const before = await sources();
  await before.readContents();
  write('two');
  await keepStamp(stamp(), before, false);
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(false);
});

test('a start takes a build for production, production none of a start', async () => {
  await keepStamp(stamp(), await sources(), true);
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(true);
  await keepStamp(stamp(), await sources(), false);
  expect(await isUpToDate(stamp(), await sources(), true)).toBe(false);
});

test('an unreadable stamp is none', async () => {
  writeFileSync(stamp(), 'a hash of an earlier version');
  expect(await isUpToDate(stamp(), await sources(), false)).toBe(false);
});
