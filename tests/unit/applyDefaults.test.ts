import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { Nullable, NullableString } from '../../src/schemas/common.ts';
import { defaultsOf, inputSchema } from '../../src/schemas/input.ts';
import { applyDefaults, defaultValueOf, withOptionalDefaults } from '../../src/schemas/applyDefaults.ts';
import { models } from '../../src/schemas/models.ts';
import type { Model } from '../../src/schemas/model.ts';

const Part = Type.Object({
  name: Type.String(),
  note: NullableString(),
  quantity: Type.Integer({ default: 1 }),
  serials: Type.Optional(Type.Array(Type.String(), { default: [] })),
});
const Whole = Type.Object({
  parts: Type.Array(Part),
  size: Type.Union([Part, Type.Null()]),
  warranty: Nullable('integer'),
});

describe('optional values', () => {
  test('are filled in at every depth with the default or null', () => {
    expect(applyDefaults(Whole, { parts: [{ name: 'A' }, { name: 'B', quantity: 3 }] })).toEqual({
      parts: [
        { name: 'A', note: null, quantity: 1 },
        { name: 'B', note: null, quantity: 3 },
      ],
      size: null,
      warranty: null,
    });
    expect(applyDefaults(Whole, { parts: [], size: { name: 'A' }, warranty: 5 })).toEqual({
      parts: [],
      size: { name: 'A', note: null, quantity: 1 },
      warranty: 5,
    });
  });

  test('are not invented for required or absent properties', () => {
    expect(applyDefaults(Part, {})).toEqual({ note: null, quantity: 1 });
  });

  test('keep complete objects identical, and values of another type unchanged', () => {
    const whole = { parts: [{ name: 'A', note: null, quantity: 1 }], size: null, warranty: null };
    expect(applyDefaults(Whole, whole)).toBe(whole);
    for (const value of [null, undefined, 7, 'x', [], [{}], { parts: 'x', size: [], warranty: null }])
      expect(applyDefaults(Whole, value)).toBe(value);
  });

  test('do not share a default between records', () => {
    const schema = Type.Object({ options: { ...Type.Object({}), default: {} } });
    const [one, other] = [applyDefaults(schema, {}), applyDefaults(schema, {})] as { options: object }[];
    expect(one?.options).not.toBe(other?.options);
  });

  test('are not required', () => {
    const { required, properties } = withOptionalDefaults(Whole);
    expect(required).toEqual(['parts']);
    expect(properties.parts.items.required).toEqual(['name']);
    expect(properties.size.anyOf[0].required).toEqual(['name']);
  });
});

test('are all present in a new record of each model', () => {
  const missing = (Object.values(models) as Model[]).flatMap((model) => {
    const record = defaultsOf(model);
    return Object.entries(inputSchema(model).properties).flatMap(([key, property]) => {
      const isThere = isDeepStrictEqual(record[key], defaultValueOf(property));
      return isThere || !model.schema.required.includes(key) ? [] : [`${model.name}.${key}`];
    });
  });
  expect(missing).toEqual([]);
});
