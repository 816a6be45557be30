import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { configVersions } from '../../server/storefront/tables.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { Group } from '../../src/schemas/storefront/fields.ts';
import { withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

const MB = 1024 * 1024;

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

/** Stores a configuration without validation. */
async function store(config: unknown) {
  const { database, store: own } = services;
  await database.db.delete(configVersions).where(eq(configVersions.store_id, own.id));
  await database.db.update(stores).set({ config }).where(eq(stores.id, own.id));
}
const read = () => services.ask('STAFF', 'GET', 'config');
const save = (body: unknown, options: AskOptions = {}) =>
  services.ask('STORE_OWNER', 'PUT', 'config', { body, ...options });
const ifMatch = (etag = '') => ({ headers: { 'if-match': etag } });
const json = { 'content-type': 'application/json' };

const wrong = (path: string, code: string) => expect.objectContaining({ path, code }) as unknown;

beforeEach(() => store({ homepage: { section1: { title: 'Hello', subtitle: 'World' } } }));

describe('the configuration', () => {
  test('is public, with a version that is a hash of its content', async () => {
    const { headers, json: config } = await read();
    expect(config).toEqual({ homepage: { section1: { title: 'Hello', subtitle: 'World' } } });
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/);
    const visitor = await services.app.inject({ url: `/dc/store/${services.store.id}/config` });
    expect(visitor.headers.etag).toBe(headers.etag);
    await services.database.db.update(stores).set({ modified_date: new Date(), slogan: 'New' });
    expect((await read()).headers.etag).toBe(headers.etag);
  });

  test('is saved as a whole and returned as it is stored', async () => {
    const config = { socials: [{ _key: 'a', img: 'facebook', link: 'https://a.example' }], general: {} };
    const saved = await save(config, ifMatch((await read()).headers.etag));
    expect([saved.status, saved.json]).toEqual([200, config]);
    const again = await read();
    expect(again.json).toEqual(config);
    expect(again.headers.etag).toBe(saved.headers.etag);
  });

  test('its version depends on the content only', async () => {
    const { headers, json: before } = await read();
    const changed = await save({ homepage: {} });
    expect(changed.headers.etag).not.toBe(headers.etag);
    expect((await save(before)).headers.etag).toBe(headers.etag);
  });

  test('rejects a stale version', async () => {
    const { etag } = (await read()).headers;
    expect((await save({ general: { condition: { hasShopLink: false } } }, ifMatch(etag))).status).toBe(200);
    expect((await save({}, ifMatch(etag))).status).toBe(412);
    expect((await save({}, ifMatch('"other", W/"another"'))).status).toBe(412);
    expect((await read()).json).toEqual({ general: { condition: { hasShopLink: false } } });
    expect((await save({}, ifMatch('*'))).status).toBe(200);
  });

  test('of two concurrent updates of one version one is rejected', async () => {
    const match = ifMatch((await read()).headers.etag);
    const titles = ['One', 'Two', 'Three'];
    const answers = await Promise.all(
      titles.map((title) => save({ homepage: { section1: { title, subtitle: 'W' } } }, match)),
    );
    const [won, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, ...others.map(({ status }) => status)]).toEqual([200, 412, 412]);
    expect((await read()).json).toEqual(won?.json);
  });

  test('does not change the version of the store', async () => {
    const path = `/dc/store/${services.store.id}`;
    const before = (await services.ask('STAFF', 'GET', path)).headers.etag;
    await save({ general: {} });
    expect((await services.ask('STAFF', 'GET', path)).headers.etag).toBe(before);
  });

  test('keeps properties that its schema does not define', async () => {
    const config = {
      a: [{ b: null }],
      homepage: { section9: 1, section1: { title: 'A', subtitle: 'B', x: 'ß' } },
    };
    expect((await save(config)).json).toEqual(config);
  });

  test('belongs to one store', async () => {
    const { other, ask, store: own } = services;
    const path = `/dc/store/${own.id}/config`;
    expect((await ask('ADMIN', 'PUT', path, { store: other, body: {} })).status).toBe(404);
    await ask('ADMIN', 'PUT', 'config', { store: other, body: { general: {} } });
    expect((await read()).json).toHaveProperty('homepage');
    expect((await ask('ADMIN', 'GET', 'config', { store: other })).json).toEqual({ general: {} });
  });
});

describe('validation', () => {
  test.each([
    ['/homepage/section1', { subtitle: 'W' }, '/homepage/section1/title', 'required'],
    ['/homepage/section1/title', '', '/homepage/section1/title', 'required'],
    ['/homepage/section1', 'text', '/homepage/section1', 'type'],
    ['/homepage', [], '/homepage', 'type'],
    ['/socials', [{ img: 'myspace', link: 'https://a.example' }], '/socials/0/img', 'enum'],
    ['/socials', [{ img: 'facebook', link: 'javascript:alert(1)' }], '/socials/0/link', 'link'],
    ['/socials', [{ img: 'facebook', link: '//host.example/a' }], '/socials/0/link', 'link'],
    ['/socials', [{ img: 'facebook', link: '/\\host.example/a' }], '/socials/0/link', 'link'],
    ['/general', { colorPalle: { themeColor: 'url(x)' } }, '/general/colorPalle/themeColor', 'color'],
    [
      '/homepage/footer',
      { footerLinks: Array.from({ length: 5 }, () => ({ name: 'A' })) },
      '/homepage/footer/footerLinks',
      'maxItems',
    ],
    [
      '/homepage/header',
      { navItems: [{ text: 'A', href: '/', flag: 'NO', order: 8 }] },
      '/homepage/header/navItems/0/order',
      'maximum',
    ],
    ['/pages', [{ name: 'A page', slug: 'a b', type: 'page' }], '/pages/0/slug', 'slug'],
    ['/pages', [{ name: 'A page', slug: 'Caps', type: 'page' }], '/pages/0/slug', 'slug'],
  ])('%s: %j is rejected at %s', async (pointer, value, path, code) => {
    const { status, json: answer } = await save(withValueAt((await read()).json, pointer, value));
    expect(status).toBe(422);
    expect(answer.errors).toContainEqual(wrong(path, code));
  });

  test.each([['nothing'], [7], [[]], [null]])('rejects a body of %j', async (body) => {
    const { status } = await save(JSON.stringify(body), { headers: json });
    expect(status).toBe(422);
  });

  test('keeps existing invalid values, at their place only', async () => {
    const old = {
      homepage: {
        section1: { title: 7 },
        header: { navItems: [{ _key: 'a', text: 'A', href: 'nowhere to go', flag: 'X' }] },
      },
      socials: 'none',
      pages: [{ slug: 'x' }],
    };
    await store(old);
    const next = { ...old, general: { condition: { defaultLang: 'fr' } } };
    const saved = await save(next);
    expect([saved.status, saved.json]).toEqual([200, next]);
    const moved = withValueAt(next, '/homepage/header/navItems', [
      { text: 'First', href: '/', flag: 'ALWAYS_TRUE' },
      ...old.homepage.header.navItems,
    ]);
    expect((await save(moved)).status).toBe(200);
    const { json: refused } = await save(withValueAt(moved, '/homepage/section1/title', 8));
    expect(refused.errors).toEqual([wrong('/homepage/section1/title', 'type')]);
  });

  test('sanitises new HTML and keeps existing HTML', async () => {
    const content = (one: string, two: string) => ({
      homepage: { section6: { title: 'T', content: one, reviews: [{ _key: 'a', content: two }] } },
      repairPage: { section1: { title: '<b>a title is no HTML</b>' } },
    });
    const old = '<p style="color:red">Old</p>';
    await store(content(old, 'Plain & simple'));
    const attack =
      '<p onclick="alert(1)">New<script>alert(1)</script> <a href="javascript:alert(1)">link</a></p>';
    const saved = await save(content(attack, old));
    expect([saved.status, saved.json]).toEqual([200, content('<p>New <a>link</a></p>', old)]);
    const nothing = await save(content('<script>alert(1)</script>', old));
    expect(nothing.json.errors).toEqual([wrong('/homepage/section6/content', 'required')]);
  });

  test('allows 5 MB of existing text', async () => {
    const long = 'é'.repeat(2.5 * MB);
    await store({ homepage: { section1: { title: long, subtitle: 'W' } }, legacy: 'old' });
    const { json: config } = await read();
    const saved = await save({ ...config, general: { condition: { hasShopLink: true } } });
    expect(saved.status).toBe(200);
    expect(saved.json.homepage.section1.title).toBe(long);
    const again = withValueAt(saved.json, '/homepage/section1/title', `${long}!`);
    expect((await save(again)).json.errors).toEqual([wrong('/homepage/section1/title', 'maxLength')]);
  });

  test('accepts 8 MB and rejects more', async () => {
    expect((await save({ legacy: 'a'.repeat(8 * MB - 100) })).status).toBe(200);
    const { status, json: answer } = await save({ legacy: 'a'.repeat(8 * MB) });
    expect([status, answer.detail]).toEqual([413, 'At most 8 MB are taken here.']);
    expect(answer.errors).toEqual([{ path: '', code: 'size', params: { limit: 8 } }]);
  });

  test('rejects deep nesting and too many values', async () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const many = { locations: Array(300_000).fill(1) };
    expect((await save(deep, { headers: json })).json.errors).toEqual([wrong('', 'depth')]);
    expect((await save(many)).json.errors).toEqual([wrong('', 'values')]);
  });

  test.each(['a\\u0000b', '\\ud800'])('rejects values that the database cannot store: %s', async (text) => {
    expect((await save(`{"legacy":"${text}"}`, { headers: json })).status).toBe(400);
  });

  test('names of Object.prototype are harmless', async () => {
    const body = '{"homepage":{"__proto__":{"polluted":true}}}';
    expect((await save(body, { headers: json })).status).toBe(400);
    const constructors = { constructor: 'a', homepage: { toString: 'b', hasOwnProperty: 1 } };
    expect((await save(constructors)).json).toEqual(constructors);
    expect('polluted' in {}).toBe(false);
  });
});

describe('locations and pages', () => {
  const locationEntry = (index: number, slug: string) => ({ id: services.store.locationIds[index], slug });
  const page = (type: string, slug: string) => ({
    name: 'A page',
    type,
    slug,
    header: { title: 'Title', meta_description: 'Description' },
  });

  test('have slugs of their own', async () => {
    const saved = await save({
      locations: [locationEntry(0, 'north'), locationEntry(1, 'south')],
      pages: [page('page', 'north'), page('blog', 'north'), page('page', 'south')],
    });
    expect(saved.status).toBe(200);
  });

  test.each([
    [
      'a slug twice',
      () => ({ locations: [locationEntry(0, 'here'), locationEntry(1, 'here')] }),
      '/locations/1/slug',
      'unique',
    ],
    [
      'a location twice',
      () => ({ locations: [locationEntry(0, 'a'), locationEntry(0, 'b')] }),
      '/locations/1/id',
      'unique',
    ],
    [
      'an unknown location',
      () => ({ locations: [{ id: 987654, slug: 'a' }] }),
      '/locations/0/id',
      'reference',
    ],
    [
      'a location of another store',
      () => ({ locations: [locationEntry(0, 'a'), { id: services.other.locationIds[0], slug: 'b' }] }),
      '/locations/1/id',
      'reference',
    ],
    [
      'a page twice',
      () => ({ pages: [page('page', 'abc'), page('blog', 'abc'), page('page', 'abc')] }),
      '/pages/2/slug',
      'unique',
    ],
    ['the slug of new pages', () => ({ pages: [page('page', 'null')] }), '/pages/0/slug', 'reserved'],
  ])('%s is rejected', async (_, config, path, code) => {
    const { status, json: answer } = await save(config());
    expect(status).toBe(422);
    expect(answer.errors).toEqual([wrong(path, code)]);
  });

  test('rejects a page whose type is not a string', async () => {
    expect((await save({ pages: [{ type: { toString: 1 }, slug: 'a' }] })).status).toBe(422);
  });

  test('keeps existing duplicate slugs', async () => {
    const config = { locations: [locationEntry(0, 'same'), locationEntry(1, 'same')] };
    await store(config);
    expect((await save({ ...config, general: {} })).status).toBe(200);
    expect((await save({ locations: [locationEntry(1, 'same'), locationEntry(0, 'same')] })).status).toBe(
      200,
    );
  });

  test('a location whose entry is removed loses its page, and no other does', async () => {
    const { db } = services.database;
    const config = { section1: { title: 'Here', subTitle: 'Now' } };
    await db.update(locations).set({ config });
    await save({ locations: [locationEntry(0, 'north'), locationEntry(1, 'south')] });
    expect((await save({ locations: [locationEntry(1, 'south')] })).status).toBe(200);
    const configs = await db.select({ id: locations.id, config: locations.config }).from(locations);
    const [gone] = services.store.locationIds;
    expect(configs.filter((one) => one.config === null).map(({ id }) => id)).toEqual([gone]);
    expect((await services.ask('STAFF', 'GET', `location/${gone}/config`)).json).toEqual({});
  });

  test('but not when the update is rejected', async () => {
    const [id] = services.store.locationIds;
    await services.database.db.update(locations).set({ config: { kept: true } });
    await store({ locations: [locationEntry(0, 'north')] });
    expect((await save({ locations: [], socials: 7 })).status).toBe(422);
    expect((await services.ask('STAFF', 'GET', `location/${id}/config`)).json).toEqual({ kept: true });
  });
});

test('validates a field that is added to a schema', async () => {
  const { schema } = documents.storeConfig;
  const properties = {
    ...(schema as { properties: object }).properties,
    banner: Group({ height: Type.Integer() }),
  };
  const withBanner = { ...documents, storeConfig: { schema: Group(properties as never) } };
  const another = await startApp({ documents: withBanner });
  try {
    const put = (body: object) => another.ask('STORE_OWNER', 'PUT', 'config', { body });
    expect((await put({ banner: { height: 'tall' } })).json.errors).toEqual([
      wrong('/banner/height', 'type'),
    ]);
    expect((await put({ banner: { height: 3 } })).json).toEqual({ banner: { height: 3 } });
    const documented = (await another.app.inject({ url: '/docs/openapi.json' })).json();
    const operation = documented.paths['/dc/store/{storeId}/config'].put;
    expect(operation.requestBody.content['application/json'].schema.properties.banner.properties).toEqual({
      height: { type: 'integer' },
    });
  } finally {
    await another.close();
  }
});
