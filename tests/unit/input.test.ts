import { describe, expect, test } from 'vitest';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { toInput, defaultsOf, inputSchema } from '../../src/schemas/input.ts';
import { writableKeys } from '../../src/schemas/model.ts';
import { products } from '../../src/schemas/catalog/products.ts';

describe('what a client sends', () => {
  test('has no read-only properties, and refuses unknown ones', () => {
    const schema = inputSchema(brands);
    expect(Object.keys(schema.properties)).not.toContain('id');
    expect(Object.keys(schema.properties)).toContain('name');
    expect(schema).toHaveProperty('additionalProperties', false);
    expect(schema.required).toEqual(['name', 'slug', 'img_src']);
  });

  test('a new record starts with the defaults', () => {
    expect(defaultsOf(products)).toMatchObject({
      status: 'PUBLISHED',
      shipping_required: true,
      brand_id: null,
    });
    expect(defaultsOf(products)).not.toHaveProperty('name');
  });
});

describe('clean', () => {
  test('keeps the writable keys only', () => {
    const cleaned = toInput(brands, {
      id: '1',
      _etag: '"7"',
      imagefile: {},
      name: 'Apple',
      created_date: 'x',
    });
    expect(cleaned).toEqual({ name: 'Apple' });
  });

  test('a cleared input stays null where the schema allows it', () => {
    expect(toInput(products, { sku: null, brand_id: null })).toEqual({ sku: null, brand_id: null });
  });

  test('elsewhere it falls back to the default, or is left out', () => {
    expect(toInput(products, { img_alt: null, name: null })).toEqual({ img_alt: '' });
  });

  test('what has to be filled stays cleared, to be refused', () => {
    expect(toInput(products, { display_order: null })).toEqual({ display_order: null });
  });

  test('never adds what was not there', () => {
    expect(toInput(products, {})).toEqual({});
    expect(writableKeys(products)).not.toContain('brand');
  });
});
