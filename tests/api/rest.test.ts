import simpleRestProvider from 'ra-data-simple-rest';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member, right } from '../../src/schemas/can.ts';
import { DisplayOrder, Entity, Id, Name } from '../../src/schemas/common.ts';
import { model } from '../../src/schemas/model.ts';
import { startApp, tokenOf, type TestApp } from './support.ts';

/** A model without any custom endpoint. */
const addons = model({
  name: 'addons',
  schema: Entity({
    id: Id,
    name: Name,
    price: Type.Number({ minimum: 0 }),
    is_enabled: Type.Boolean({ default: true }),
    display_order: DisplayOrder,
  }),
  service: 'product',
  label: 'name',
  filters: { name: 'contains', price: 'range', is_enabled: 'boolean' },
  sorts: { name: 'name', price: 'price' },
  defaultSort: { field: 'name', order: 'ASC' },
  bulk: ['price'],
  access: {
    list: member,
    one: member,
    create: right('EDIT_CATALOG'),
    update: right('EDIT_CATALOG'),
    delete: right('EDIT_CATALOG'),
  },
});

let services: TestApp;
let provider: ReturnType<typeof simpleRestProvider>;
beforeAll(async () => {
  services = await startApp({ models: { addons } });
  provider = simpleRestProvider(`/dc/store/${services.store.id}`, client);
});
afterAll(() => services.close());

async function client(url: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
  const response = await services.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${tokenOf(services.store, 'STORE_OWNER')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    payload: body as string | undefined,
  });
  if (response.statusCode >= 400) throw new Error(response.body);
  const headers = new Headers({ 'content-range': String(response.headers['content-range']) });
  return { status: response.statusCode, headers, body: response.body, json: response.json() };
}

const price = { case: 20, glass: 35, plan: 90 };

test('works with the simple REST provider of react-admin', async () => {
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(price)) {
    const { data } = await provider.create('addons', { data: { name, price: value } });
    expect(data).toMatchObject({ name, price: value, is_enabled: true });
    ids[name] = data.id as string;
  }
  const list = (filter: object, perPage = 2) =>
    provider.getList('addons', {
      filter,
      pagination: { page: 1, perPage },
      sort: { field: 'price', order: 'DESC' },
    });
  expect(await list({})).toMatchObject({ data: [{ name: 'plan' }, { name: 'glass' }], total: 3 });
  expect(await list({ name: 'AS' })).toMatchObject({ data: [{ name: 'glass' }, { name: 'case' }], total: 2 });
  expect(await list({ min_price: 30, max_price: 35 })).toMatchObject({ data: [{ name: 'glass' }], total: 1 });
  expect(await list({ is_enabled: false })).toMatchObject({ data: [], total: 0 });

  const many = await provider.getMany('addons', { ids: [ids.case, ids.plan] });
  expect(many.data).toHaveLength(2);
  const { data: one } = await provider.getOne('addons', { id: ids.case });
  const changed = await provider.update('addons', {
    id: ids.case,
    data: { ...one, price: 25 },
    previousData: one,
  });
  expect(changed.data).toEqual({ ...one, price: 25 });
  await provider.delete('addons', { id: ids.case, previousData: one });
  await expect(provider.getOne('addons', { id: ids.case })).rejects.toThrow('404');
});

describe('an invalid query is rejected', () => {
  test.each([
    'filter={',
    'filter=[]',
    'filter={"colour":"red"}',
    'filter={"min_price":"cheap"}',
    'range=[-1,5]',
    'range=[5,1]',
    'range={}',
    'sort=["colour","ASC"]',
    'sort=["name","drop"]',
  ])('%s', async (query) => {
    const { status, json } = await services.ask('STAFF', 'GET', `addons?${encodeURI(query)}`);
    expect(status).toBe(400);
    expect(json.errors).toHaveLength(1);
  });
});

test('each row of a list has its version', async () => {
  const { ask } = services;
  const body = { name: 'versioned', price: 1 };
  const { id } = (await ask('STORE_OWNER', 'POST', 'addons', { body })).json;
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const [row] = (await ask('STAFF', 'GET', `addons?filter=${filter}`)).json;
  expect(row._etag).toBe((await ask('STAFF', 'GET', `addons/${id}`)).headers.etag);
  const save = (name: string) =>
    ask('STORE_OWNER', 'PUT', `addons/${id}`, {
      body: { ...row, name },
      headers: { 'if-match': row._etag },
    });
  expect((await save('first')).json).not.toHaveProperty('_etag');
  expect((await save('second')).status).toBe(412);
});

test('declaring bulk properties adds a bulk update with versions', async () => {
  const { ask } = services;
  const { id } = (await ask('STORE_OWNER', 'POST', 'addons', { body: { name: 'many', price: 1 } })).json;
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const [{ _etag }] = (await ask('STAFF', 'GET', `addons?filter=${filter}`)).json;
  const change = (body: object[]) => ask('STORE_OWNER', 'PUT', 'addons/batch', { body });
  expect((await change([{ id, price: 2, _etag }])).json.data).toMatchObject([{ id, status: 'updated' }]);
  expect((await change([{ id, price: 3, _etag }])).json.data).toMatchObject([{ id, status: 'stale' }]);
  expect((await ask('STAFF', 'GET', `addons/${id}`)).json).toMatchObject({ name: 'many', price: 2 });
});

test('enforces rights and tenancy', async () => {
  const body = { name: 'screen', price: 1 };
  expect((await services.ask('STAFF', 'POST', 'addons', { body })).status).toBe(403);
  const { json } = await services.ask('STORE_OWNER', 'POST', 'addons', { body });
  const { other } = services;
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const reply = await services.ask('ADMIN', method, `/dc/store/${other.id}/addons/${json.id}`, {
      store: other,
      body: method === 'PUT' ? body : undefined,
    });
    expect(reply.status).toBe(404);
  }
});
