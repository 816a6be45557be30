import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../server/catalog/tables.ts';
import { gif } from '../support/pictures.ts';
import { add } from './samples.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const ascending = (a: number, b: number) => a - b;
const image = { name: 'a.png', content: png };

test('a brand is created with the defaults and readable at its URL', async () => {
  const created = await ask(
    'STORE_OWNER',
    'POST',
    'brands',
    multipart({ name: 'Acme', slug: 'acme' }, image),
  );
  expect(created.status).toBe(201);
  expect(created.json).toMatchObject({
    store_id: services.store.id,
    name: 'Acme',
    display_order: 0,
    is_voided: false,
    parent_id: null,
  });
  expect(created.json.img_src).toMatch(/^\/dc\/files\/\w+\.png$/);
  const one = await ask('STAFF', 'GET', `brands/${created.json.id}`);
  expect(one.json).toEqual(created.json);
  expect(one.headers.etag).toBe(created.headers.etag);
});

test('never returns internal columns', async () => {
  const { id } = await add(services, 'brands', { name: 'Inner' });
  const { json } = await ask('STAFF', 'GET', `brands/${id}`);
  for (const column of ['created_by', 'modified_by', 'modified_date'])
    expect(json).not.toHaveProperty(column);
});

describe('updates', () => {
  test('accept changed properties, or the whole record with its read-only properties', async () => {
    const brand = await add(services, 'brands', { name: 'Partly', display_order: 4 });
    const body = { id: brand.id, name: 'Renamed' };
    const partly = await ask('STORE_MANAGER', 'PUT', 'brands', { body });
    expect(partly.json).toEqual({ ...brand, name: 'Renamed' });
    const whole = {
      ...partly.json,
      store_id: services.other.id,
      created_date: '2001-01-01T00:00:00.000Z',
      slug: 'x',
    };
    const wholly = await ask('STORE_MANAGER', 'PUT', 'brands', { body: whole });
    expect(wholly.json).toEqual({ ...partly.json, slug: 'x' });
  });

  test('accept a picture', async () => {
    const brand = await add(services, 'brands', { name: 'Picture' });
    const other = { name: 'b.gif', content: gif };
    const form = multipart({ id: brand.id, name: 'Picture 2' }, other);
    const { json } = await ask('STORE_OWNER', 'PUT', 'brands/with_file', form);
    expect(json.name).toBe('Picture 2');
    expect(json.img_src).toMatch(/\.gif$/);
  });

  test('are rejected when the record has changed since it was read', async () => {
    const { id } = await add(services, 'brands', { name: 'Contested' });
    const { headers } = await ask('STAFF', 'GET', `brands/${id}`);
    const first = await ask('STORE_OWNER', 'PUT', 'brands', {
      body: { id, name: 'First' },
      headers: { 'if-match': headers.etag! },
    });
    expect(first.status).toBe(200);
    const second = await ask('STORE_OWNER', 'PUT', 'brands', {
      body: { id, name: 'Second' },
      headers: { 'if-match': headers.etag! },
    });
    expect(second).toMatchObject({ status: 412, json: { status: 412 } });
    const third = await ask('STORE_OWNER', 'PUT', 'brands', {
      body: { id, name: 'Third' },
      headers: { 'if-match': `W/${first.headers.etag}` },
    });
    expect(third.json.name).toBe('Third');
  });

  test('one of several concurrent updates succeeds, the others get 412', async () => {
    const { id } = await add(services, 'brands', { name: 'Raced' });
    const { headers } = await ask('STAFF', 'GET', `brands/${id}`);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        ask('STORE_OWNER', 'PUT', 'brands', {
          body: { id, name: `Raced ${n}` },
          headers: { 'if-match': headers.etag! },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 412, 412, 412]);
  });

  test('return 404 for a missing record', async () => {
    const body = { id: crypto.randomUUID(), name: 'Nobody' };
    expect((await ask('STORE_OWNER', 'PUT', 'brands', { body })).status).toBe(404);
    expect((await ask('STORE_OWNER', 'PUT', 'brands', { body: { id: 'x', name: 'Nobody' } })).status).toBe(
      404,
    );
    const { status, json } = await ask('STORE_OWNER', 'PUT', 'brands', { body: { name: 'Nobody' } });
    expect([status, json.errors]).toEqual([422, [{ path: '/id', code: 'required' }]]);
  });
});

describe('invalid values', () => {
  const cases: [string, Record<string, unknown>, object][] = [
    ['missing', {}, { path: '/name', code: 'required' }],
    ['empty', { name: '' }, { path: '/name', code: 'required' }],
    ['cleared', { name: null }, { path: '/name', code: 'required' }],
    ['too long', { name: 'x'.repeat(10_000) }, { path: '/name', code: 'maxLength', params: { limit: 200 } }],
    ['of the wrong type', { name: 7 }, { path: '/name', code: 'type', params: { type: 'string' } }],
    ['unknown', { name: 'A', colour: 'red' }, { path: '/colour', code: 'unknown' }],
    [
      'below the minimum',
      { name: 'A', display_order: -1 },
      { path: '/display_order', code: 'minimum', params: { limit: 0 } },
    ],
    [
      'text for a number',
      { name: 'A', display_order: '1' },
      { path: '/display_order', code: 'type', params: { type: 'number' } },
    ],
    [
      'a script for a picture',
      { name: 'A', img_src: 'javascript:alert(1)' },
      { path: '/img_src', code: 'uri-reference' },
    ],
    ['an invalid slug', { name: 'A', slug: 'Bad Slug!' }, { path: '/slug', code: 'slug' }],
    ['no display order', { name: 'A', display_order: null }, { path: '/display_order', code: 'required' }],
    [
      'an unknown reference',
      { name: 'A', parent_id: crypto.randomUUID() },
      { path: '/parent_id', code: 'reference' },
    ],
  ];
  test.each(cases)('%s', async (_, values, error) => {
    const body = { slug: 'wrong', img_src: '/dc/files/a.png', ...values };
    const { status, json, headers } = await ask('STORE_OWNER', 'POST', 'brands', { body });
    expect(status).toBe(422);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json.errors).toContainEqual(error);
  });

  test('a brand and a product require a picture, a category does not', async () => {
    for (const model of ['brands', 'products']) {
      const { json } = await ask('STORE_OWNER', 'POST', model, { body: { name: 'Bare', slug: 'bare' } });
      expect(json.errors).toEqual([{ path: '/img_src', code: 'required' }]);
    }
    const { status } = await ask('STORE_OWNER', 'POST', 'categories', {
      body: { name: 'Bare', slug: 'bare' },
    });
    expect(status).toBe(201);
  });

  test('an existing slug is kept until it is changed', async () => {
    const { id } = await add(services, 'brands', { name: 'Old' });
    await services.database.db.update(brands).set({ slug: 'Old Slug' }).where(eq(brands.id, id));
    const put = (values: object) => ask('STORE_OWNER', 'PUT', 'brands', { body: { id, ...values } });
    expect((await put({ name: 'Older' })).json).toMatchObject({ name: 'Older', slug: 'Old Slug' });
    expect((await put({ slug: 'Other Slug' })).json.errors).toEqual([{ path: '/slug', code: 'slug' }]);
    expect((await put({ slug: 'old-slug' })).json).toMatchObject({ slug: 'old-slug' });
  });

  test('a slug is unique within a store, also for concurrent requests', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        ask('STORE_OWNER', 'POST', 'brands', multipart({ name: 'Twice', slug: 'twice' }, image)),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.json.errors).toEqual([
      { path: '/slug', code: 'unique' },
    ]);
    const { other } = services;
    expect(await add(services, 'brands', { name: 'Twice' }, other)).toMatchObject({ slug: 'twice' });
  });
});

test('returns text exactly as it was sent', async () => {
  for (const name of [
    '📱 Téléphone',
    'هاتف محمول',
    '<b onmouseover=alert(1)>HTML</b>',
    "Robert'); DROP TABLE brands;--",
  ]) {
    const { id } = await add(services, 'brands', { name });
    expect((await ask('STAFF', 'GET', `brands/${id}`)).json.name).toBe(name);
  }
});

describe('links', () => {
  test('are added by an update, removed by their own endpoint, and update the version of both ends', async () => {
    const brand = await add(services, 'brands', { name: 'Linker' });
    const phones = await add(services, 'categories', { name: 'Phones' });
    const sale = await add(services, 'categories', { name: 'Sale' });
    const product = await add(services, 'products', {
      name: 'Phone 1',
      brand_id: brand.id,
      categories: [{ id: phones.id, name: 'Phones' }],
    });
    expect(product).toMatchObject({
      brand: { id: brand.id, name: 'Linker' },
      categories: [{ id: phones.id, name: 'Phones' }],
    });
    const before = await ask('STAFF', 'GET', `categories/${sale.id}`);
    const updated = await ask('STORE_OWNER', 'PUT', 'products', {
      body: { id: product.id, categories: [{ id: sale.id }] },
    });
    expect(updated.json.categories).toEqual([
      { id: phones.id, name: 'Phones' },
      { id: sale.id, name: 'Sale' },
    ]);
    const after = await ask('STAFF', 'GET', `categories/${sale.id}`);
    expect(after.json).toMatchObject({ products_count: 1, products: [{ id: product.id, name: 'Phone 1' }] });
    expect(after.headers.etag).not.toBe(before.headers.etag);

    const path = `product/${product.id}/categories`;
    const unlinked = await ask('STORE_OWNER', 'DELETE', path, {
      body: { ids: [phones.id] },
      headers: { 'if-match': updated.headers.etag! },
    });
    expect(unlinked.json.categories).toEqual([{ id: sale.id, name: 'Sale' }]);
    expect(unlinked.headers.etag).not.toBe(updated.headers.etag);
    const stale = await ask('STORE_OWNER', 'DELETE', path, {
      body: { ids: [sale.id] },
      headers: { 'if-match': updated.headers.etag! },
    });
    expect(stale.status).toBe(412);
    const fresh = await ask('STORE_OWNER', 'PUT', 'products', {
      body: { id: product.id, name: 'Phone One' },
      headers: { 'if-match': unlinked.headers.etag! },
    });
    expect(fresh.status).toBe(200);

    const emptied = await ask('STORE_OWNER', 'DELETE', `categories/${sale.id}`, {
      body: { ids: [product.id] },
    });
    expect(emptied.json).toMatchObject({ products_count: 0, products: [] });
  });

  test('to missing records are rejected at their path', async () => {
    const category = await add(services, 'categories', { name: 'Linked' });
    const foreign = await add(services, 'categories', { name: 'Foreign' }, services.other);
    const product = await add(services, 'products', { name: 'Wanting' });
    const { status, json } = await ask('STORE_OWNER', 'PUT', 'products', {
      body: { id: product.id, categories: [{ id: category.id }, { id: foreign.id }] },
    });
    expect([status, json.errors]).toEqual([422, [{ path: '/categories/1', code: 'reference' }]]);
  });

  test('can be changed at both ends concurrently', async () => {
    const categories = await Promise.all(
      ['X', 'Y', 'Z'].map((name) => add(services, 'categories', { name: `Cross ${name}` })),
    );
    const products = await Promise.all(
      ['X', 'Y', 'Z'].map((name) => add(services, 'products', { name: `Cross ${name}` })),
    );
    const replies = await Promise.all([
      ...categories.map(({ id }) =>
        ask('STORE_OWNER', 'PUT', 'categories', {
          body: { id, products: products.map((one) => ({ id: one.id })) },
        }),
      ),
      ...products.map(({ id }) =>
        ask('STORE_OWNER', 'PUT', 'products', {
          body: { id, categories: categories.map((one) => ({ id: one.id })) },
        }),
      ),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { id } of products) {
      expect((await ask('STAFF', 'GET', `products/${id}`)).json.categories).toHaveLength(3);
    }
  });
});

describe('removing', () => {
  test('deletes the given ids', async () => {
    const category = await add(services, 'categories', { name: 'Gone' });
    const product = await add(services, 'products', { name: 'Stays', categories: [{ id: category.id }] });
    const removal = { body: { ids: [category.id, crypto.randomUUID()] } };
    expect((await ask('STORE_OWNER', 'DELETE', 'categories', removal)).json).toEqual({ data: [category.id] });
    expect((await ask('STAFF', 'GET', `categories/${category.id}`)).status).toBe(404);
    expect((await ask('STAFF', 'GET', `products/${product.id}`)).json.categories).toEqual([]);
    expect((await ask('STORE_OWNER', 'DELETE', 'categories', removal)).json).toEqual({ data: [] });
  });

  test.each([{}, { ids: [] }, { ids: null }, { ids: 'all' }])('rejects %j', async (body) => {
    const { id } = await add(services, 'categories', { name: `Kept ${JSON.stringify(body).length}` });
    expect((await ask('STORE_OWNER', 'DELETE', 'categories', { body })).status).toBe(400);
    expect((await ask('STORE_OWNER', 'DELETE', `categories/${id}`, { body })).status).toBe(400);
    expect((await ask('STAFF', 'GET', `categories/${id}`)).status).toBe(200);
  });

  test('is not available where the contract has no such endpoint', async () => {
    const { id } = await add(services, 'brands', { name: 'Lasting' });
    expect((await ask('ADMIN', 'DELETE', `brands/${id}`)).status).toBe(404);
  });
});
