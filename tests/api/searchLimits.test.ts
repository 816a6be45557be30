import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../src/schemas/endpoint.ts';
import { models } from '../../src/schemas/models.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const words = (count: number) => Array.from({ length: count }, () => 'ab').join(' ');

/** Every list with a text search, and its query parameter. */
const searches = (Object.values(models) as Model[])
  .filter(({ name }) => name !== 'role' && name !== 'store')
  .flatMap((model) =>
    Object.entries(model.filters)
      .filter(([key, filter]) => normalizeFilter(key, filter).kind === 'contains')
      .map(([key]) => ({ model, key })),
  );

function askFor({ model, key }: (typeof searches)[number], text: string) {
  const { store, ask } = services;
  const [endpoint] = endpointsOf(model, 'list');
  if (!endpoint)
    return ask('ADMIN', 'GET', `${model.name}?filter=${encodeURIComponent(JSON.stringify({ [key]: text }))}`);
  const path = endpoint.path
    .replace(':storeId', store.id)
    .replace(':locale', 'en')
    .replace(':staffId', store.staff.ADMIN.id);
  return ask('ADMIN', 'GET', `${path}?${key}=${encodeURIComponent(text)}`);
}

test.each(searches)('$model.name limits the length of a search text in $key', async (search) => {
  expect((await askFor(search, words(20))).status).toBe(200);
  const many = await askFor(search, words(21));
  expect(many.status).toBe(400);
  expect(many.json.errors).toEqual([{ path: `/${search.key}`, code: 'maxWords', params: { limit: 20 } }]);
  const long = await askFor(search, 'a'.repeat(201));
  expect(long.status).toBe(400);
  expect(long.json.errors).toEqual([{ path: `/${search.key}`, code: 'maxLength', params: { limit: 200 } }]);
});

test('item search and manufacturer search limit it too', async () => {
  const search = encodeURIComponent(words(21));
  expect((await services.ask('ADMIN', 'GET', `orders/sellable?search=${search}`)).status).toBe(400);
  const sent = { body: { name: words(21) } };
  expect(await services.ask('ADMIN', 'POST', '/dc/global_catalog/brands', sent)).toMatchObject({
    status: 422,
    json: { errors: [{ path: '/name', code: 'maxWords' }] },
  });
});
