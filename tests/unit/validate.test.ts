import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { bodyValidator } from '../../server/core/ajv.ts';
import { Color, NullableColor } from '../../src/schemas/color.ts';
import { Entity } from '../../src/schemas/common.ts';
import { inputSchema } from '../../src/schemas/input.ts';
import type { Rule } from '../../src/schemas/model.ts';
import { products } from '../../src/schemas/catalog/products.ts';
import { ajvOptions, ajvVocabulary, validate } from '../../src/schemas/validate.ts';

const ajv = new Ajv(ajvOptions).addVocabulary(ajvVocabulary);
addFormats.default(ajv);
const validator = ajv.compile(inputSchema(products));

const valid = { name: 'Pixel 9', slug: 'pixel-9', img_src: '/dc/files/a.svg' };
const rule: Rule = { fields: ['sku', 'name'], check: () => [{ path: '/sku', code: 'unique' }] };
const check = (changes: object) => validate(validator, {}, { ...valid, ...changes });

describe('error codes', () => {
  test.each([
    ['nothing', {}, []],
    ['an empty name', { name: '' }, [{ path: '/name', code: 'required' }]],
    ['a missing name', { name: undefined }, [{ path: '/name', code: 'required' }]],
    [
      'a long name',
      { name: 'x'.repeat(201) },
      [{ path: '/name', code: 'maxLength', params: { limit: 200 } }],
    ],
    ['an unknown key', { colour: 'red' }, [{ path: '/colour', code: 'unknown' }]],
    ['its own id', { id: 'x' }, [{ path: '/id', code: 'unknown' }]],
    [
      'a negative order',
      { display_order: -1 },
      [{ path: '/display_order', code: 'minimum', params: { limit: 0 } }],
    ],
    [
      'text for a number',
      { display_order: '1' },
      [{ path: '/display_order', code: 'type', params: { type: 'number' } }],
    ],
    ['a cleared order', { display_order: null }, [{ path: '/display_order', code: 'required' }]],
    ['another status', { status: 'SOLD' }, [{ path: '/status', code: 'enum' }]],
    ['no uuid', { brand_id: '7' }, [{ path: '/brand_id', code: 'uuid' }]],
    [
      'a link whose id was cleared',
      { categories: [{ id: null }] },
      [{ path: '/categories/0/id', code: 'required' }],
    ],
    ['a link without id', { categories: [{ name: 'x' }] }, [{ path: '/categories/0/id', code: 'required' }]],
  ])('%s', (_, changes, errors) => expect(check(changes)).toEqual(errors));

  test('are returned all at once', () => {
    expect(
      check({ name: '', display_order: -1, status: '' })
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/display_order', '/name', '/status']);
  });

  test('runs a rule of the model once its properties are valid', () => {
    const rules = [rule];
    const unique = { path: '/sku', code: 'unique' };
    expect(validate(validator, { rules }, valid)).toEqual([unique]);
    expect(validate(validator, { rules }, { ...valid, slug: '' })).toEqual([
      { path: '/slug', code: 'required' },
      unique,
    ]);
    expect(validate(validator, { rules }, { ...valid, name: '' })).toEqual([
      { path: '/name', code: 'required' },
    ]);
  });
});

test('counts characters as users perceive them', () => {
  expect(check({ name: '😀'.repeat(200) })).toEqual([]);
});

test.each([
  ['#1A73e8', undefined],
  ['', 'color'],
  ['red', 'color'],
  ['#1a73e', 'color'],
  ['#1a73e8ff', 'color'],
  ['#1a73e8;background:url(//x)', 'color'],
])('the color %s has the error %s', (tint, code) => {
  const read = bodyValidator(Entity({ tint: Color, edge: NullableColor() }))({ tint, edge: null });
  expect('error' in read ? read.error.errors?.map((one) => one.code) : undefined).toEqual(code && [code]);
});
