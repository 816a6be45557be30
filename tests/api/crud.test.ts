import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, png, startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
}, 60_000);
afterAll(() => services.close());

test('a brand is created, read, listed and changed', async () => {
  const { ask } = services;
  const created = await ask(
    'STORE_OWNER',
    'POST',
    'brands',
    multipart({ name: 'Acme', slug: 'acme' }, { name: 'a.png', content: png }),
  );
  expect(created).toMatchObject({ status: 201, json: { name: 'Acme', display_order: 0, is_voided: false } });
  const list = await ask('STAFF', 'GET', 'brands?page=1&per_page=10');
  expect(list.json).toMatchObject({
    data: [{ name: 'Acme' }],
    metadata: { total: 1, page: 1, per_page: 10 },
  });
  const changed = await ask('STORE_OWNER', 'PUT', 'brands', {
    body: { id: created.json.id, name: 'Acme 2' },
    headers: { 'if-match': created.headers.etag! },
  });
  expect(changed).toMatchObject({ status: 200, json: { name: 'Acme 2', slug: 'acme' } });
  const stale = await ask('STORE_OWNER', 'PUT', 'brands', {
    body: { id: created.json.id, name: 'Acme 3' },
    headers: { 'if-match': created.headers.etag! },
  });
  expect(stale.status).toBe(412);
});
