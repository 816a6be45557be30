import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
const ask: TestApp['ask'] = (...call) => services.ask(...call);
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const create = (...body: object[]) => ask('STORE_OWNER', 'POST', '/dc/addon', { body });
const list = async (query = '') => (await ask('STAFF', 'GET', `/dc/addon${query}`)).json.data;

test('creates a list of add-ons atomically and reports each error at its path', async () => {
  const { status, json } = await create({ name: 'Case', price: 19.99 }, { name: 'Cable', price: 9 });
  expect(status).toBe(201);
  expect(json.data).toMatchObject([
    { name: 'Case', price: 19.99, is_enabled: true, display_order: 0, is_warranty: false, warranty: null },
    { name: 'Cable', price: 9 },
  ]);
  expect(json.data[0]._etag).toBe((await ask('STAFF', 'GET', `/dc/addon/${json.data[0].id}`)).headers.etag);
  const refused = await create({ name: 'Mount', price: 5 }, { name: 'Glass', price: 1.005 });
  expect(refused.status).toBe(422);
  expect(refused.json.errors).toEqual([{ path: '/1/price', code: 'multipleOf' }]);
  expect((await list('?name=mount')).data).toEqual([]);
  expect((await ask('STORE_OWNER', 'POST', '/dc/addon', { body: { name: 'Case', price: 1 } })).status).toBe(
    400,
  );
});

test('the list returns the add-ons of the signed-in store in `data`, whatever store_id says', async () => {
  const { data, metadata } = await list(`?store_id=${services.other.id}&price_sort_order=desc&per_page=1`);
  expect(metadata).toEqual({ total: 2, page: 1, per_page: 1 });
  expect(data).toMatchObject([{ name: 'Case', store_id: services.store.id }]);
  expect((await list('?max_price=10')).data).toMatchObject([{ name: 'Cable' }]);
  const theirs = await ask('STAFF', 'GET', `/dc/addon?store_id=${services.store.id}`, {
    store: services.other,
  });
  expect(theirs.json.data.data).toEqual([]);
});

describe('a warranty', () => {
  const term = (values: object) => create({ name: 'Cover', price: 50, is_warranty: true, ...values });
  const wrong = async (values: object) => (await term(values)).json.errors;

  test('has a duration, which no other kind has', async () => {
    const { json } = await term({ warranty: 2, warranty_unit: 'YEARS' });
    expect(json.data).toMatchObject([{ warranty: 2, warranty_unit: 'YEARS' }]);
    expect(await wrong({})).toEqual([
      { path: '/0/warranty', code: 'required' },
      { path: '/0/warranty_unit', code: 'required' },
    ]);
    expect(await wrong({ warranty: 2 })).toEqual([{ path: '/0/warranty_unit', code: 'required' }]);
    expect(await wrong({ warranty_unit: 'DAYS' })).toEqual([{ path: '/0/warranty', code: 'required' }]);
    expect(await wrong({ warranty: 2, warranty_unit: 'YEARS', is_warranty: false })).toEqual([
      { path: '/0/is_warranty', code: 'no_warranty' },
    ]);
  });

  test.each([0, -1, 1.5, 10_001])('rejects a duration of %d years', async (warranty) => {
    expect(await wrong({ warranty, warranty_unit: 'YEARS' })).toMatchObject([{ path: '/0/warranty' }]);
  });

  test('uses the duration units of add-ons', async () => {
    expect(await wrong({ warranty: 1, warranty_unit: 'LIFETIME' })).toMatchObject([
      { path: '/0/warranty_unit', code: 'enum' },
    ]);
  });
});

test.each([-0.01, 10_000_000, '5', null, undefined])('rejects %j as a price', async (price) => {
  expect((await create({ name: 'Case', price })).json.errors).toMatchObject([{ path: '/0/price' }]);
});
