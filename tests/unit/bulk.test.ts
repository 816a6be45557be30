import { describe, expect, test } from 'vitest';
import { planOf, parseTyped, changeModesOf, type Change } from '../../src/kit/bulk/plan.ts';
import { propertyOf } from '../../src/kit/slots.ts';
import { batchEndpoint } from '../../src/schemas/batch.ts';
import { addons } from '../../src/schemas/catalog/addons.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { items } from '../../src/schemas/inventory/items.ts';
import { products } from '../../src/schemas/catalog/products.ts';
import { repairs } from '../../src/schemas/repairs/repairs.ts';

const price = propertyOf(addons, 'price');
const cost = propertyOf(repairs, 'cost');
const inCents = propertyOf(items, 'price');
const order = propertyOf(products, 'display_order');

const after = (schema: typeof price, change: Change, ...values: unknown[]) =>
  planOf(
    values.map((value, id) => ({ id, x: value })),
    'x',
    schema,
    change,
  ).map((one) => one.fault?.code ?? one.after);

test('derives the kind of bulk edit from the property', () => {
  expect(changeModesOf(price)).toEqual([
    'set',
    'increase',
    'decrease',
    'increase_percent',
    'decrease_percent',
  ]);
  expect(changeModesOf(order)).toEqual(['set', 'sequence', 'increase', 'decrease']);
  expect(changeModesOf(propertyOf(products, 'status'))).toEqual(['set']);
  expect(changeModesOf(propertyOf(addons, 'is_enabled'))).toEqual(['set']);
});

test('requires a batch endpoint for models with bulk properties', () => {
  expect(batchEndpoint(brands)).toMatchObject({ method: 'PUT', path: '/dc/store/:storeId/brands/batch' });
  const plain = { ...brands, endpoints: undefined, name: 'suppliers' };
  expect(batchEndpoint(plain)).toMatchObject({ method: 'PUT', path: '/dc/store/:storeId/suppliers/batch' });
  expect(batchEndpoint({ ...brands, bulk: undefined })).toBeUndefined();
  const { batch: _, ...endpoints } = brands.endpoints ?? {};
  expect(() => batchEndpoint({ ...brands, endpoints })).toThrow('brands names no call');
});

describe('typed number', () => {
  test.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1 299,00', 1299],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1e9', null],
    ['1,299', null],
    ['12.505', null],
    ['abc', null],
  ])('parses %j as the amount %j', (text, value) => expect(parseTyped(price, 'increase', text)).toBe(value));

  test.each([
    ['12,50', 1250],
    ['0.29', 29],
    ['12.505', null],
  ])('parses %j as %j cents', (text, value) => expect(parseTyped(inCents, 'set', text)).toBe(value));

  test.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['-5', null],
    ['5 %', null],
  ])('parses %j as the percentage %j', (text, value) =>
    expect(parseTyped(price, 'decrease_percent', text)).toBe(value),
  );

  test.each([
    [' 7 ', 7],
    ['1.5', null],
    ['-1', null],
  ])('parses %j as the position %j', (text, value) =>
    expect(parseTyped(order, 'sequence', text)).toBe(value),
  );
});

describe('change', () => {
  test('sets, adds and subtracts to the cent', () => {
    expect(after(price, { mode: 'set', value: 5 }, 1, 5)).toEqual([5, 5]);
    expect(after(price, { mode: 'increase', value: 0.1 }, 0.2, 19.99)).toEqual([0.3, 20.09]);
    expect(after(price, { mode: 'decrease', value: 0.99 }, 1, 19.99)).toEqual([0.01, 19]);
  });

  test('applies a percentage, rounding half a cent up', () => {
    expect(after(price, { mode: 'increase_percent', value: 10 }, 9.99, 24.95, 0)).toEqual([10.99, 27.45, 0]);
    expect(after(price, { mode: 'increase_percent', value: 15 }, 1.1)).toEqual([1.27]);
    expect(after(price, { mode: 'decrease_percent', value: 12.5 }, 80)).toEqual([70]);
  });

  test('stays within the bounds', () => {
    expect(after(price, { mode: 'decrease', value: 5 }, 4.99, 5)).toEqual(['minimum', 0]);
    expect(after(price, { mode: 'decrease_percent', value: 101 }, 10, 0)).toEqual(['minimum', 0]);
    expect(after(price, { mode: 'increase_percent', value: 10 }, 9_999_999)).toEqual(['maximum']);
    expect(after(order, { mode: 'set', value: 1_000_001 }, 1)).toEqual(['maximum']);
  });

  test('numbers records in order', () => {
    expect(after(order, { mode: 'sequence', value: 10 }, 5, 5, 12)).toEqual([10, 11, 12]);
  });

  test('leaves records without a number unchanged, unless it is set', () => {
    expect(after(cost, { mode: 'increase_percent', value: 10 }, null, 100)).toEqual([null, 110]);
    expect(after(cost, { mode: 'set', value: 20 }, null)).toEqual([20]);
  });
});
