import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import { configVersions } from '../../server/storefront/tables.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const item = (text: string, order: number) => ({ text, href: '/', flag: 'ALWAYS_TRUE', order });
const header = (...navItems: object[]) => ({ homepage: { header: { navItems } } });

beforeEach(async () => {
  const { database, store } = services;
  await database.db.delete(configVersions).where(eq(configVersions.store_id, store.id));
  const config = header(item('A', 0), item('B', 1), item('C', 2));
  await database.db.update(stores).set({ config }).where(eq(stores.id, store.id));
});

interface Keyed {
  _key: string;
  text: string;
}
const read = () => services.ask('STAFF', 'GET', 'config');
const save = (body: object, etag?: string | null) =>
  services.ask('STORE_OWNER', 'PUT', 'config', { body, ...(etag && { headers: { 'if-match': etag } }) });
const itemsOf = (json: unknown) =>
  (json as { homepage: { header: { navItems: Keyed[] } } }).homepage.header.navItems;
const keysOf = (json: unknown) => Object.fromEntries(itemsOf(json).map(({ _key, text }) => [text, _key]));

test('entries stored without keys get stable keys in every response, without a write', async () => {
  const [one, other] = [await read(), await read()];
  expect(keysOf(one.json)).toEqual({ A: 'e0', B: 'e1', C: 'e2' });
  expect([other.json, other.headers.etag]).toEqual([one.json, one.headers.etag]);
  expect((await save(one.json, one.headers.etag)).headers.etag).toBe(one.headers.etag);
  expect((await services.ask('STAFF', 'GET', 'config/versions')).json.metadata.total).toBe(0);
});

test('a moved entry keeps its key, whether or not the client sends keys', async () => {
  const { json, headers } = await read();
  const [a, b, c] = itemsOf(json);
  const moved = await save(header({ ...c }, { ...a }, { ...b }), headers.etag);
  expect(itemsOf(moved.json).map(({ _key }) => _key)).toEqual(['e2', 'e0', 'e1']);
  const plain = await save(header(item('B', 0), item('New', 1), item('C', 2), item('A', 3)));
  expect(keysOf(plain.json)).toMatchObject({ A: 'e0', B: 'e1', C: 'e2' });
  expect(keysOf(plain.json).New).toMatch(/^[\da-f]{12}$/);
});

test('restoring a version without keys reuses the keys of the entries that still exist', async () => {
  await save(header(item('C', 0), item('A', 1), item('B', 2)));
  const config = header(item('A', 0), item('B', 1), item('C', 2));
  await services.database.db.update(configVersions).set({ config }).where(eq(configVersions.version, 0));
  const restored = await services.ask('STORE_OWNER', 'POST', 'config/versions/0/restore', {
    body: { parts: ['/homepage/header'] },
  });
  expect(restored.status).toBe(200);
  expect(itemsOf(restored.json).map(({ text, _key }) => text + _key)).toEqual(['Ae0', 'Be1', 'Ce2']);
});
