import { expect, test } from 'vitest';
import { hasRoom, lifetime, outdatedKeys, unqueuedKeys, type KeptFile } from '../../src/keptFileRules.ts';

const now = Date.UTC(2026, 0, 10);
const megabyte = 1024 * 1024;

const kept = (key: string, { size = 1, age = 0 } = {}): KeptFile => ({
  key,
  file: { size } as Blob,
  keptAt: now - age,
});

test('kept files have 100 MB together; one that is kept again does not count twice', () => {
  const files = [kept('a', { size: 60 * megabyte }), kept('b', { size: 30 * megabyte })];
  expect(hasRoom(files, 'c', 10 * megabyte)).toBe(true);
  expect(hasRoom(files, 'c', 10 * megabyte + 1)).toBe(false);
  expect(hasRoom(files, 'a', 70 * megabyte)).toBe(true);
  expect(hasRoom([], 'a', 100 * megabyte + 1)).toBe(false);
});

test('files of abandoned intakes are outdated after three days, those of kept tickets are not', () => {
  const files = [
    kept('new', { age: lifetime - 1 }),
    kept('old', { age: lifetime }),
    kept('waiting', { age: 10 * lifetime }),
  ];
  const queue = ['{"file":"kept:waiting"}', '{"file":"kept:other"}'];
  expect(lifetime).toBe(3 * 86_400_000);
  expect(outdatedKeys(files, lifetime, now, queue)).toEqual(['old']);
});

test('a sign-out removes all files but those of kept tickets', () => {
  const files = [kept('draft'), kept('waiting')];
  expect(outdatedKeys(files, 0, now, ['{"file":"kept:waiting"}'])).toEqual(['draft']);
  expect(outdatedKeys(files, 0, now, [])).toEqual(['draft', 'waiting']);
});

test('a file that a kept ticket names is not forgotten with another form', () => {
  expect(unqueuedKeys(['draft', 'waiting'], ['{"file":"kept:waiting"}'])).toEqual(['draft']);
});
