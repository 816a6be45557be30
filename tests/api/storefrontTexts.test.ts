import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { templates, texts } from '../../server/storefront/tables.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(() => services.database.db.delete(texts));

const translate = (words: unknown, changes: object = {}, options: AskOptions = {}) =>
  services.ask('STORE_OWNER', 'POST', '/dc/translate', {
    body: { target_languages: ['en', 'fr'], words, save_folders: ['frontend'], is_search: false, ...changes },
    ...options,
  });
const read = async (locale: string, options?: AskOptions) =>
  (await services.ask('STAFF', 'GET', `/dc/translation/frontend/${locale}`, options)).json as object;
const change = (locale: string, body: object) =>
  services.ask('STORE_OWNER', 'PUT', `/dc/translation/frontend/${locale}`, { body });

test('new keys default to their English text and wait for French', async () => {
  const { status, json } = await translate(['Repair', 'a.b.c', 'Book now!', 'Repair']);
  expect([status, json]).toEqual([200, { added: 3, refused: [] }]);
  expect(await read('en')).toEqual({ Repair: 'Repair', 'a.b.c': 'a.b.c', 'Book now!': 'Book now!' });
  expect(await read('fr')).toEqual({ Repair: null, 'a.b.c': null, 'Book now!': null });
});

test('existing translations are not overwritten', async () => {
  await translate(['Repair']);
  await change('fr', { Repair: 'Réparer' });
  await change('en', { Repair: 'Fix' });
  expect((await translate(['Repair', 'New'])).json).toEqual({ added: 1, refused: [] });
  expect(await read('fr')).toEqual({ Repair: 'Réparer', New: null });
  expect(await read('en')).toEqual({ Repair: 'Fix', New: 'New' });
});

test('an update changes the given keys only', async () => {
  await translate(['One', 'Two', 'Three.Four']);
  const { status, json } = await change('fr', { 'Three.Four': 'Trois.Quatre', One: 'Un' });
  expect([status, json]).toEqual([200, { One: 'Un', Two: null, 'Three.Four': 'Trois.Quatre' }]);
  expect((await change('fr', { One: null })).json).toMatchObject({ One: null });
  expect(await read('en')).toMatchObject({ One: 'One' });
});

test('a text in one language can be translated into the other', async () => {
  await services.database.db
    .insert(texts)
    .values({ store_id: services.store.id, folder: 'frontend', locale: 'en', key: 'Old', value: 'Old' });
  expect(await read('fr')).toEqual({ Old: null });
  expect((await change('fr', { Old: 'Ancien' })).json).toEqual({ Old: 'Ancien' });
});

test('only existing keys can be translated, all or none', async () => {
  await translate(['One']);
  const { status, json } = await change('fr', { One: 'Un', 'Two/Three': 'Deux' });
  expect([status, json.errors]).toEqual([422, [{ path: '/Two~1Three', code: 'unknown' }]]);
  expect(await read('fr')).toEqual({ One: null });
});

test('texts of the storefront can be translated before they were submitted, and deleted texts are not listed', async () => {
  const { database, store } = services;
  const stored = {
    repairPage: { section4: { title: 'Never sent', link: '/a' } },
    legacy: { title: 'Unknown' },
  };
  await database.db.update(stores).set({ config: stored }).where(eq(stores.id, store.id));
  const page = { section1: { title: 'On a location', subTitle: 'x'.repeat(2501) } };
  await database.db
    .update(locations)
    .set({ config: page })
    .where(eq(locations.id, store.locationIds[0] ?? 0));
  await translate(['Deleted since']);
  const inUse = (locale: string) => read(`${locale}?in_use=true`);
  expect(await inUse('fr')).toEqual({ 'Never sent': null, 'On a location': null });
  expect(await inUse('en')).toEqual({ 'Never sent': 'Never sent', 'On a location': 'On a location' });
  expect((await change('fr', { 'On a location': 'Sur place' })).status).toBe(200);
  expect(await inUse('fr')).toEqual({ 'Never sent': null, 'On a location': 'Sur place' });
  expect(await read('fr')).toEqual({ 'Deleted since': null, 'On a location': 'Sur place' });
});

test('texts of the dashboard are not texts of the storefront', async () => {
  await services.database.db
    .insert(texts)
    .values({ store_id: services.store.id, folder: 'dashboard', locale: 'fr', key: 'shell.new', value: 'A' });
  expect(await read('fr')).toEqual({});
  expect((await change('fr', { 'shell.new': 'B' })).status).toBe(422);
});

test('the texts belong to one store', async () => {
  const { other } = services;
  await translate(['Ours']);
  await translate(['Theirs'], {}, { store: other });
  expect(await read('en')).toEqual({ Ours: 'Ours' });
  expect(await read('fr', { store: other })).toEqual({ Theirs: null });
});

test('names of Object.prototype are ordinary keys', async () => {
  await translate(['constructor', '__proto__', 'toString']);
  const { text } = await services.ask('STAFF', 'GET', '/dc/translation/frontend/en');
  expect(text).toContain('"__proto__":"__proto__"');
  expect((await change('fr', { constructor: 'constructeur' })).json).toHaveProperty(
    'constructor',
    'constructeur',
  );
});

test.each([
  ['no words', []],
  ['no list', 'Repair'],
  ['a blank word', ['Repair', ' \n']],
  ['a number', [7]],
  ['a word that is too long', ['a'.repeat(20_001)]],
  ['too many', Array.from({ length: 5001 }, (_, index) => `word ${index}`)],
])('rejects %s', async (_, words) => {
  expect((await translate(words)).status).toBe(422);
  expect(await read('en')).toEqual({});
});

test('large numbers are saved', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word ${index}`);
  expect((await translate(words)).json).toEqual({ added: 5000, refused: [] });
  const french = Object.fromEntries(words.map((word) => [word, `mot ${word}`]));
  const { json } = await change('fr', french);
  expect(json).toEqual(french);
  expect(Object.keys(await read('en'))).toHaveLength(5000);
});

test('keys that are too long are reported, and the others are saved', async () => {
  const longest = 'a'.repeat(2500);
  const { status, json } = await translate([`${longest}a`, longest, '😀'.repeat(626), 'Short']);
  expect([status, json]).toEqual([200, { added: 2, refused: ['a'.repeat(80), '😀'.repeat(80)] }]);
  expect(await read('en')).toEqual({ [longest]: longest, Short: 'Short' });
});

test.each([
  ['another language', { target_languages: ['de'] }],
  ['another folder', { save_folders: ['dashboard'] }],
])('rejects %s', async (_, changes) => {
  expect((await translate(['Repair'], changes)).status).toBe(422);
});

test('rejects an unknown language and invalid values', async () => {
  await translate(['Repair']);
  expect((await services.ask('STAFF', 'GET', '/dc/translation/frontend/de')).status).toBe(400);
  expect((await change('de', { Repair: 'Reparatur' })).status).toBe(400);
  for (const value of ['', ' ', 7, {}, 'a'.repeat(20_001)]) {
    expect((await change('fr', { Repair: value })).status).toBe(422);
  }
  expect((await change('fr', {})).status).toBe(422);
});

const homepage = (link: string) => ({
  section1: { title: 'Welcome', subtitle: 'S', buttons: [{ type: 'a', title: 'Visit', link }] },
});

/** Lists the page /page/about in the configuration, with `content` in its template. */
async function withPage(content: object[], more: object = {}) {
  const { database, store } = services;
  const page = {
    type: 'page',
    slug: 'about',
    name: 'About',
    header: { title: 'About us', meta_description: 'Who' },
  };
  const config = { pages: [page], ...more };
  await database.db.update(stores).set({ config }).where(eq(stores.id, store.id));
  await database.db.update(locations).set({ config: null }).where(eq(locations.store_id, store.id));
  await database.db.delete(templates);
  await database.db.insert(templates).values(
    ['about', 'unlisted'].map((slug) => ({
      store_id: store.id,
      type: 'page',
      slug,
      content: { root: {}, content: slug === 'about' ? content : [block('Heading', { text: 'Nowhere' })] },
    })),
  );
}
const block = (type: string, props: object) => ({ type, props: { id: type, ...props } });

test('the texts of listed static pages are in use, and each text has its locations', async () => {
  await withPage([block('Heading', { text: 'Hello' }), block('Text', { content: '<p>Welcome</p>' })], {
    homepage: homepage('/a'),
  });
  expect(Object.keys(await read('fr?in_use=true')).toSorted()).toEqual(
    ['Welcome', 'S', 'Visit', 'About us', 'Who', 'Hello', '<p>Welcome</p>'].toSorted(),
  );
  const places = (await read('places')) as Record<string, object[]>;
  expect(places.Hello).toEqual([
    { document: 'template', location_id: null, page: '/page/about', pointer: '/content/0/props/text' },
  ]);
  expect(places.Welcome).toEqual([
    { document: 'storeConfig', location_id: null, page: null, pointer: '/homepage/section1/title' },
  ]);
  expect((await change('fr', { Hello: 'Bonjour' })).status).toBe(200);
});

test('finds links to a page in the configuration, on locations and on static pages, also in HTML', async () => {
  const { database, store } = services;
  const id = store.locationIds[0] ?? 0;
  await withPage(
    [
      block('Button', { label: 'Go', link: 'locations/ottawa' }),
      block('Text', { content: '<p><a href="/Locations/Ottawa#map">there</a></p>' }),
      block('Heading', { text: '/locations/ottawa' }),
    ],
    { homepage: homepage('/locations/ottawa?x=1') },
  );
  const page = {
    section1: {
      title: 'T',
      subTitle: 'S',
      locationExtraNote: { content: "<a href='/locations/ottawa'>x</a>" },
    },
  };
  await database.db.update(locations).set({ config: page }).where(eq(locations.id, id));
  const { status, json } = await services.ask('STAFF', 'GET', 'config/links?to=/locations/ottawa');
  expect(status).toBe(200);
  expect(json.total).toBe(4);
  expect((json.data as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
    '/homepage/section1/buttons/0/link',
    '/section1/locationExtraNote/content',
    '/content/0/props/link',
    '/content/1/props/content',
  ]);
  expect((await services.ask('STAFF', 'GET', 'config/links?to=/locations/toronto')).json).toEqual({
    data: [],
    total: 0,
  });
  expect((await services.ask('STAFF', 'GET', 'config/links')).status).toBe(400);
});
