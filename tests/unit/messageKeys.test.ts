import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../../src/i18n/en.ts';

const flatten = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [prefix + key] : flatten(value as object, `${prefix}${key}.`),
  );

const known = new Set(flatten(en));
const areas = Object.keys(en).filter((area) => !['ra', 'resources'].includes(area));
const key = new RegExp(`(?<!useStore\\()['"\`]((?:${areas.join('|')})\\.[\\w.-]+)['"\`]`, 'g');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'),
);

test('every message that the sources name is in the catalogue', () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(key)].map(([, found = '']) => `${found} in ${file}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((one) => !known.has(one.split(' ')[0] ?? ''))).toEqual([]);
});
