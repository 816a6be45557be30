import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPrivate } from '../../server/core/dataDir.ts';
import { acquireLock, LockedError } from '../../server/core/dataDirLock.ts';

const lock = new URL('../../server/core/dataDirLock.ts', import.meta.url).href;
const holder = `
  import { acquireLock } from '${lock}';
  try { acquireLock(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }
`;
const hold = (dataDir: string) =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holder, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
const firstLine = ({ stdout }: ChildProcessByStdio<Writable, Readable, null>) =>
  new Promise<string>((resolve) => stdout.once('data', (data: Buffer) => resolve(data.toString().trim())));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('is exclusive and can be released', () => {
  const release = acquireLock(dataDir);
  expect(() => acquireLock(dataDir)).toThrow(LockedError);
  release();
  acquireLock(dataDir)();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('makes the folder private to its user, unless it contains files of others', () => {
  const before = process.umask();
  const modeOf = (folder: string) => statSync(folder).mode & 0o777;
  const [empty, ours, foreign] = ['empty', 'ours', 'foreign'].map((name) => {
    const folder = join(dataDir, name);
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    return folder;
  }) as [string, string, string];
  writeFileSync(join(ours, 'identity.key'), '');
  writeFileSync(join(foreign, 'letter.odt'), '');
  for (const folder of [empty, ours, foreign, join(dataDir, 'new')]) keepPrivate(folder);
  writeFileSync(join(ours, 'made'), '');
  process.umask(before);
  expect([empty, ours, foreign, join(dataDir, 'new'), join(ours, 'made')].map(modeOf)).toEqual([
    0o700, 0o700, 0o755, 0o700, 0o600,
  ]);
});

test('a start on a full disk or in a folder of another user ends with one message', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const child = spawn(process.execPath, ['server/launch.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: join(file, 'data') },
  });
  const stderr = await text(child.stderr);
  expect(stderr.trim()).toMatch(/^ENOTDIR: not a directory, mkdir '.*'$/);
});

test('names the process that holds it, and is taken over from a killed one', async () => {
  const child = hold(dataDir);
  await firstLine(child);
  expect(() => acquireLock(dataDir)).toThrow(`in use by process ${child.pid};`);

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  acquireLock(dataDir)();
});

test('is taken over when the pid was reused by another process', () => {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, startedAt: 'another boot' }));
  expect(acquireLock(dataDir)).not.toThrow();
});

describe('of a process in another container', () => {
  const elsewhere = JSON.stringify({ pid: process.pid, startedAt: 'then', space: 'another' });

  test('is respected while that process lives, even if its pid is reused here', async () => {
    const path = join(dataDir, 'lock');
    writeFileSync(path, elsewhere);
    const touch = `const fs = require('fs'); setInterval(() => fs.utimesSync(process.argv[1], new Date(), new Date()), 300); console.log('beating')`;
    const child = spawn(process.execPath, ['-e', touch, path], { stdio: ['pipe', 'pipe', 'inherit'] });
    await firstLine(child);
    expect(() => acquireLock(dataDir)).toThrow(LockedError);
    child.kill('SIGKILL');
  });

  test('is taken over once it has not been refreshed for a while', () => {
    writeFileSync(join(dataDir, 'lock'), elsewhere);
    expect(acquireLock(dataDir)).not.toThrow();
  }, 30_000);

  test('is refreshed by its holder, even while that process is busy', async () => {
    const child = hold(dataDir);
    await firstLine(child);
    const touched = () => statSync(join(dataDir, 'lock')).mtimeMs;
    const before = touched();
    await vi.waitFor(() => expect(touched()).toBeGreaterThan(before), { timeout: 5000 });
    child.kill('SIGKILL');
  });

  test('terminates a process whose lock was taken over while it was suspended', async () => {
    const child = hold(dataDir);
    await firstLine(child);
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    writeFileSync(join(dataDir, 'lock'), elsewhere);
    expect(await ended).toBe('SIGKILL');
  });
});

test('is taken over when a crash left it empty', () => {
  writeFileSync(join(dataDir, 'lock'), '');
  expect(acquireLock(dataDir)).not.toThrow();
});

test('a stale lock is taken over by exactly one of many processes', async () => {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: 2 ** 30, startedAt: undefined }));
  const children = Array.from({ length: 6 }, () => hold(dataDir));
  const answers = await Promise.all(children.map(firstLine));
  for (const child of children) child.kill('SIGKILL');
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('in use by process'))).toHaveLength(5);
}, 20_000);
