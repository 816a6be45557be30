import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import { configVersions } from '../../server/storefront/tables.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const start = { general: { condition: { hasShopLink: true } }, legacy: 1 };

beforeEach(async () => {
  const { database, store } = services;
  await database.db.delete(configVersions).where(eq(configVersions.store_id, store.id));
  await database.db.update(stores).set({ config: start }).where(eq(stores.id, store.id));
});

const save = async (body: object) => {
  const answer = await services.ask('STORE_OWNER', 'PUT', 'config', { body });
  expect(answer.status).toBe(200);
  return answer;
};
const list = async (query = '') =>
  (await services.ask('STAFF', 'GET', `config/versions${query}`)).json as {
    data: Record<string, unknown>[];
    metadata: { total: number };
  };
const one = (version: number | string) => services.ask('STAFF', 'GET', `config/versions/${version}`);
const restore = (version: number | string, options: AskOptions = {}) =>
  services.ask('STORE_OWNER', 'POST', `config/versions/${version}/restore`, options);

const owner = () => ({ id: services.store.staff.STORE_OWNER.id, name: 'STORE_OWNER first' });

describe('versions', () => {
  test('do not exist before the first change, and a save without changes creates none', async () => {
    await save(start);
    expect(await list()).toEqual({ data: [], metadata: { total: 0, page: 1, per_page: 10 } });
  });

  test('the first change also keeps the previous content', async () => {
    const config = { ...start, legacy: 2 };
    await save(config);
    await save(config);
    const { data, metadata } = await list();
    expect(metadata.total).toBe(2);
    const saved_date = expect.stringMatching(/^20\d\d-.*Z$/) as unknown;
    expect(data).toEqual([
      { version: 1, saved_by: owner(), saved_date, changes: ['/legacy'], restored: null },
      { version: 0, saved_by: null, saved_date, changes: [], restored: null },
    ]);
    expect((await one(0)).json).toEqual({ ...data[1], config: start });
    expect((await one(1)).json).toEqual({ ...data[0], config });
  });

  test('name the changed parts: nodes, and other properties as a whole', async () => {
    const section1 = { title: 'A', subtitle: 'B' };
    await save({
      homepage: { section1, header: { visibility: { lang: true } }, 'odd/~key': 1 },
      general: { condition: { hasShopLink: true }, routes: { homePage: '/' } },
      sitemap: { custom: '<url/>' },
      socials: [],
      pages: [],
    });
    const { data } = await list();
    expect(data[0]?.changes).toEqual([
      '/homepage/section1',
      '/homepage/header',
      '/homepage/odd~1~0key',
      '/general/routes',
      '/sitemap',
      '/socials',
      '/pages',
      '/legacy',
    ]);
    const { json } = await services.ask('STAFF', 'GET', 'config');
    await save({ ...json, homepage: { ...json.homepage, section1: { ...section1, title: 'C' } } });
    expect((await list()).data[0]?.changes).toEqual(['/homepage/section1']);
  });

  test('are listed in pages, newest first', async () => {
    for (let legacy = 2; legacy <= 6; legacy++) await save({ legacy });
    const { data, metadata } = await list('?page=2&per_page=2');
    expect(data.map(({ version }) => version)).toEqual([3, 2]);
    expect(metadata).toEqual({ total: 6, page: 2, per_page: 2 });
    expect((await services.ask('STAFF', 'GET', 'config/versions?page=0')).status).toBe(400);
  });

  test('are limited to the last hundred', async () => {
    const { database, store } = services;
    const rows = Array.from({ length: 101 }, (_, version) => ({
      store_id: store.id,
      version,
      config: { legacy: version },
      changes: [],
    }));
    await database.db.insert(configVersions).values(rows);
    await save({ legacy: 'new' });
    const { data, metadata } = await list('?per_page=1000');
    expect(metadata.total).toBe(100);
    expect([data[0]?.version, data.at(-1)?.version]).toEqual([101, 2]);
  });

  test('restore single parts and leave the others unchanged', async () => {
    const routes = (homePage: string) => ({ general: { routes: { homePage } } });
    await save({ ...routes('/a'), pages: [] });
    const page = {
      name: 'New',
      slug: 'new',
      type: 'page',
      header: { title: 'New', meta_description: 'New' },
    };
    await save({ ...routes('/b'), pages: [page], legacy: 3 });
    const answer = await restore(1, { body: { parts: ['/general/routes', '/legacy'] } });
    expect([answer.status, answer.json]).toEqual([200, { ...routes('/a'), pages: [page] }]);
    const { data } = await list();
    expect(data[0]).toMatchObject({ changes: ['/general/routes', '/legacy'], restored: 1 });
    const into = { parts: ['/pages/0'] };
    for (const body of [{ parts: [] }, { parts: ['general'] }, { parts: 7 }, { other: 1 }, into]) {
      expect((await restore(1, { body })).status).toBe(422);
    }
  });

  test.each(['7', 'x', '-1', '1.5', '99999999999'])('returns 404 for %s', async (version) => {
    await save({ legacy: 2 });
    expect((await one(version)).status).toBe(404);
    expect((await restore(version)).status).toBe(404);
  });

  test('belong to one store', async () => {
    await save({ legacy: 2 });
    const { other, ask } = services;
    const theirs = await ask('ADMIN', 'GET', 'config/versions', { store: other });
    expect(theirs.json.metadata.total).toBe(0);
    expect((await ask('ADMIN', 'GET', 'config/versions/0', { store: other })).status).toBe(404);
    expect((await ask('ADMIN', 'POST', 'config/versions/0/restore', { store: other })).status).toBe(404);
  });
});

describe('restoring', () => {
  test('makes an earlier version the current one, as a new version', async () => {
    await save({ legacy: 2 });
    const { status, json, headers } = await restore(0);
    expect([status, json]).toEqual([200, start]);
    const current = await services.ask('STAFF', 'GET', 'config');
    expect([current.json, current.headers.etag]).toEqual([start, headers.etag]);
    const { data } = await list();
    expect(data[0]).toMatchObject({
      version: 2,
      restored: 0,
      saved_by: owner(),
      changes: ['/general/condition', '/legacy'],
    });
  });

  test('does nothing without differences', async () => {
    await save({ legacy: 2 });
    expect((await restore(1)).status).toBe(200);
    expect((await list()).metadata.total).toBe(2);
  });

  test('is rejected when the configuration has changed since', async () => {
    const { headers } = await save({ legacy: 2 });
    await save({ legacy: 3 });
    expect((await restore(0, { headers: { 'if-match': headers.etag ?? '' } })).status).toBe(412);
    expect((await services.ask('STAFF', 'GET', 'config')).json).toEqual({ legacy: 3 });
  });

  test('hides the page of a location that the version does not contain, without deleting it', async () => {
    const [id] = services.store.locationIds;
    const path = `location/${id}/config`;
    await services.ask('STORE_OWNER', 'PUT', path, { body: { legacy: 'page' } });
    await save({ ...start, locations: [{ id, slug: 'north' }] });
    await restore(0);
    expect((await services.ask('STAFF', 'GET', path)).json).toMatchObject({ legacy: 'page' });
    expect((await restore(1)).json.locations).toEqual([{ id, slug: 'north' }]);
  });

  test('restores content that is no longer valid', async () => {
    const { database, store } = services;
    const invalid = { homepage: { section1: { title: 7 } } };
    await database.db.update(stores).set({ config: invalid }).where(eq(stores.id, store.id));
    await save({ legacy: 2 });
    expect((await restore(0)).json).toEqual(invalid);
  });
});
