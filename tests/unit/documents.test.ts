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
