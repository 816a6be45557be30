import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelList } from '../../build/modelList.ts';
import { models } from '../../src/schemas/models.ts';

test('src/schemas/models.ts lists every model; `npm run models` writes it', () => {
  expect(readFileSync('src/schemas/models.ts', 'utf8')).toBe(modelList());
});

test('a model is listed under its name', () => {
  expect(Object.entries(models).filter(([name, model]) => name !== model.name)).toEqual([]);
});
