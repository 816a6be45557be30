import { expect, test } from 'vitest';
import en from '../../src/i18n/en.ts';
import fr from '../../src/i18n/fr.ts';
import { resources } from '../../src/resources/index.ts';
import { normalizeFilter } from '../../src/schemas/model.ts';
import { optionsOf, propertyOf } from '../../src/kit/slots.ts';

/** The choices of all declared filters: enumeration values, or yes and no. */
const declared = resources.flatMap(({ model }) =>
  Object.entries(model.filters).flatMap(([source, filter]) => {
    const { of, kind } = normalizeFilter(source, filter);
    const options = of in model.schema.properties ? optionsOf(propertyOf(model, of)) : undefined;
    if (kind === 'boolean')
      return [{ name: model.name, source, keys: ['true', 'false'].map((one) => `filters.${source}.${one}`) }];
    return options ? [{ name: model.name, source, keys: options.map((one) => `values.${of}.${one}`) }] : [];
  }),
);

type Words = Record<string, Record<string, Record<string, string> | undefined> | undefined>;

function wordOf(words: Words, name: string, key: string): string | undefined {
  const [area = '', ...rest] = key.split('.');
  return words[name]?.[area]?.[rest.join('.')];
}

test.each([
  ['English', en.resources],
  ['French', fr.resources],
])('no filter has two choices with the same name in %s', (_, words) => {
  expect(declared.length).toBeGreaterThan(30);
  const doubled = declared.flatMap(({ name, source, keys }) => {
    const named = keys.flatMap((key) => wordOf(words as unknown as Words, name, key) ?? []);
    return new Set(named).size < named.length ? [`${name} ${source}: ${named.join(', ')}`] : [];
  });
  expect(doubled).toEqual([]);
});
