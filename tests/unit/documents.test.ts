import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```(?!text)[^]*?^```$/gm, '');

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  });

  test('names existing files and folders', () => {
    const named = [...text.matchAll(/`((?:src|server|tests|build|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('docs/glossary.md names identifiers that exist', () => {
  const words = new Set(
    ['src', 'server', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
        /\.tsx?$/.test(file) ? [file, readFileSync(join(folder, file), 'utf8')].join(' ').match(/\w+/g) : [],
      ),
    ),
  );
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`(\w+)(?:\(\))?`/g)]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(([, name]) => name ?? '').filter((name) => !words.has(name))).toEqual([]);
});
