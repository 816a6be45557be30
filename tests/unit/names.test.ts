import { expect, test } from 'vitest';
import { inputSchema } from '../../src/schemas/input.ts';
import { nameOf, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { validate } from '../../src/schemas/validate.ts';
import { ajv } from '../../server/core/ajv.ts';
import { sampleOf } from '../support/sample.ts';

interface Property {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  readOnly?: boolean;
}

/** Writable properties that name a record. */
const names = (Object.values(models) as Model[]).flatMap((model) => {
  const properties = model.schema.properties as Record<string, Property>;
  return [...new Set([model.label, ...(model.nameParts ?? [])])]
    .filter((key) => {
      const { type, enum: options, format, readOnly } = properties[key] ?? {};
      return [type].flat().includes('string') && !options && !format && !readOnly;
    })
    .map((key) => ({ name: `${model.name}.${key}`, model, key }));
});

const blank = [
  '\u200b\u200b',
  '\u3164\u3164',
  '\u2800\u2800',
  '\u00ad\u00ad',
  '\u202e\u202d',
  '\u00a0\u00a0',
];
const turned = ['Ada\u202eBerg', 'Ada\u2066Berg', 'Ada\nBerg', 'Ada\u2028Berg', 'Ada\tBerg'];
const good = ['Élodie', 'Łukasz-Jan', '李 小龙', 'شركة', 'Zoë & Söhne', 'iPhone 13 👩‍🔧'];

test.each(names)('$name is a single line with a visible character', ({ model, key }) => {
  const isValid = ajv.compile(inputSchema(model));
  const wrong = (value: string) =>
    validate(isValid, model, { ...sampleOf(model, 1), [key]: value })
      .filter(({ path }) => path === `/${key}`)
      .map(({ code }) => code);
  for (const value of blank) expect(wrong(value), JSON.stringify(value)).not.toEqual([]);
  for (const value of turned) expect(wrong(value), JSON.stringify(value)).not.toEqual([]);
});

test('applies to every property that holds a name', () => {
  const isValid = ajv.compile(inputSchema(models.brands));
  const wrong = (name: string) => {
    const errors = validate(isValid, models.brands, { ...sampleOf(models.brands, 1), name });
    return errors.filter(({ path }) => path === '/name');
  };
  for (const name of good) expect(wrong(name), name).toEqual([]);
});

test('finds such properties', () => {
  expect(names.length).toBeGreaterThan(10);
  expect(nameOf(models.customers, { first_name: 'Ada', last_name: 'Berg' })).toBe('Ada Berg');
});
