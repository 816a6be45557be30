import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onEmbedded, withoutDatabase } from '../support/floors.ts';

const folder = new URL('../api/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
const embedded = [...withoutDatabase, ...onEmbedded].map((name) => `${name}.test.ts`);

describe('tests on the embedded database', () => {
  test('exist', () => {
    expect(files).toEqual(expect.arrayContaining(embedded));
  });

  test('include every file with a test that PostgreSQL skips', () => {
    const skipping = files.filter((name) =>
      readFileSync(new URL(name, folder), 'utf8').includes('skipIf(process.env.DATABASE_URL)'),
    );
    expect(skipping.length).toBeGreaterThan(0);
    expect(embedded).toEqual(expect.arrayContaining(skipping));
  });
});
