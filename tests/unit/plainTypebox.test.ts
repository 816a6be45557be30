import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

const files = readdirSync('src/schemas', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** All exports of the schema modules as JSON. */
async function schemas(): Promise<Record<string, unknown>> {
  vi.resetModules();
  const loaded = files.map(async (file): Promise<[string, unknown]> => {
    const module = (await import(resolve('src/schemas', file))) as object;
    return [file, JSON.parse(JSON.stringify(module))];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

test('the built admin has the same schemas as the services', async () => {
  const made = await schemas();
  const { Type } = await import('../../build/plainTypebox/type.ts');
  vi.doMock('typebox', () => ({ Type }));
  expect(await schemas()).toEqual(made);
  expect(made['models.ts']).toHaveProperty('models.brands.schema.required', expect.arrayContaining(['name']));
});
