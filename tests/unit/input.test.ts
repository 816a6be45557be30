import { describe, expect, test } from 'vitest';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { toInput, defaultsOf, inputSchema } from '../../src/schemas/input.ts';
import { writableKeys } from '../../src/schemas/model.ts';
import { products } from '../../src/schemas/catalog/products.ts';

describe('input schema', () => {
  test('omits read-only properties and rejects unknown ones', () => {
    const schema = inputSchema(brands);
    expect(Object.keys(schema.properties)).not.toContain('id');
    expect(Object.keys(schema.properties)).toContain('name');
    expect(schema).toHaveProperty('additionalProperties', false);
    expect(schema.required).toEqual(['name', 'slug', 'img_src']);
  });

  test('starts a new record with the defaults', () => {
    expect(defaultsOf(products)).toMatchObject({
      status: 'PUBLISHED',
      shipping_required: true,
      brand_id: null,
    });
    expect(defaultsOf(products)).not.toHaveProperty('name');
  });
});

describe('toInput', () => {
  test('keeps writable properties only', () => {
    const cleaned = toInput(brands, {
      id: '1',
      _etag: '"7"',
      imagefile: {},
      name: 'Apple',
      created_date: 'x',
    });
    expect(cleaned).toEqual({ name: 'Apple' });
  });

  test('keeps null of a cleared input where the schema allows it', () => {
    expect(toInput(products, { sku: null, brand_id: null })).toEqual({ sku: null, brand_id: null });
  });

  test('otherwise uses the default or omits the property', () => {
    expect(toInput(products, { img_alt: null, name: null })).toEqual({ img_alt: '' });
  });

  test('keeps null of a property that must be filled, so it is rejected', () => {
    expect(toInput(products, { display_order: null })).toEqual({ display_order: null });
  });

  test('adds no missing properties', () => {
    expect(toInput(products, {})).toEqual({});
    expect(writableKeys(products)).not.toContain('brand');
  });
});
