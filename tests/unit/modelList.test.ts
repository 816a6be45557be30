import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelList } from '../../build/modelList.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';

test('src/schemas/models.ts lists every model; `npm run models` writes it', () => {
  expect(readFileSync('src/schemas/models.ts', 'utf8')).toBe(modelList());
});

test('a model is listed under its name', () => {
  expect(Object.entries(models).filter(([name, model]) => name !== model.name)).toEqual([]);
});

test('what the global search looks in can be searched in lists', () => {
  const lost = (Object.values(models) as Model[]).flatMap(({ name, find = [], filters }) => {
    const searched = Object.entries(filters)
      .map(([key, filter]) => normalizeFilter(key, filter))
      .filter(({ kind }) => kind === 'contains')
      .map(({ of }) => of);
    return find.filter((property) => !searched.includes(property)).map((property) => `${name}.${property}`);
  });
  expect(lost).toEqual([]);
});
