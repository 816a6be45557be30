import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { locations, stores, texts } from '../../server/tables.ts';
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

test('new words say themselves in English and wait in French', async () => {
  const { status, json } = await translate(['Repair', 'a.b.c', 'Book now!', 'Repair']);
  expect([status, json]).toEqual([200, { added: 3, refused: [] }]);
  expect(await read('en')).toEqual({ Repair: 'Repair', 'a.b.c': 'a.b.c', 'Book now!': 'Book now!' });
  expect(await read('fr')).toEqual({ Repair: null, 'a.b.c': null, 'Book now!': null });
});

test('what is said already is not overwritten', async () => {
  await translate(['Repair']);
  await change('fr', { Repair: 'Réparer' });
  await change('en', { Repair: 'Fix' });
  expect((await translate(['Repair', 'New'])).json).toEqual({ added: 1, refused: [] });
  expect(await read('fr')).toEqual({ Repair: 'Réparer', New: null });
  expect(await read('en')).toEqual({ Repair: 'Fix', New: 'New' });
});

test('those that are given change, the others stay', async () => {
  await translate(['One', 'Two', 'Three.Four']);
  const { status, json } = await change('fr', { 'Three.Four': 'Trois.Quatre', One: 'Un' });
  expect([status, json]).toEqual([200, { One: 'Un', Two: null, 'Three.Four': 'Trois.Quatre' }]);
  expect((await change('fr', { One: null })).json).toMatchObject({ One: null });
  expect(await read('en')).toMatchObject({ One: 'One' });
});

test('a word in one language can be said in the other', async () => {
  await services.database.db
    .insert(texts)
    .values({ store_id: services.store.id, folder: 'frontend', locale: 'en', key: 'Old', value: 'Old' });
  expect(await read('fr')).toEqual({ Old: null });
  expect((await change('fr', { Old: 'Ancien' })).json).toEqual({ Old: 'Ancien' });
});

test('only words that the storefront has can be said, all or none', async () => {
  await translate(['One']);
  const { status, json } = await change('fr', { One: 'Un', 'Two/Three': 'Deux' });
  expect([status, json.errors]).toEqual([422, [{ path: '/Two~1Three', code: 'unknown' }]]);
  expect(await read('fr')).toEqual({ One: null });
});

test('what stands in the storefront can be said though it was never sent, and what is gone is not listed', async () => {
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

test('texts of the dashboard are none of the storefront', async () => {
  await services.database.db
    .insert(texts)
    .values({ store_id: services.store.id, folder: 'dashboard', locale: 'fr', key: 'shell.new', value: 'A' });
  expect(await read('fr')).toEqual({});
  expect((await change('fr', { 'shell.new': 'B' })).status).toBe(422);
});

test('the words are those of one store', async () => {
  const { other } = services;
  await translate(['Ours']);
  await translate(['Theirs'], {}, { store: other });
  expect(await read('en')).toEqual({ Ours: 'Ours' });
  expect(await read('fr', { store: other })).toEqual({ Theirs: null });
});

test('names of prototypes are words like others', async () => {
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
])('%s are refused', async (_, words) => {
  expect((await translate(words)).status).toBe(422);
  expect(await read('en')).toEqual({});
});

test('many are taken and changed at once, and others have their turn meanwhile', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word ${index}`);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  expect((await translate(words)).json).toEqual({ added: 5000, refused: [] });
  const french = Object.fromEntries(words.map((word) => [word, `mot ${word}`]));
  const { json } = await change('fr', french);
  delay.disable();
  expect(json).toEqual(french);
  expect(Object.keys(await read('en'))).toHaveLength(5000);
  expect(delay.max / 1e6).toBeLessThan(1000);
});

test('words that are too long are named, and do not keep the others out', async () => {
  const longest = 'a'.repeat(2500);
  const { status, json } = await translate([`${longest}a`, longest, '😀'.repeat(626), 'Short']);
  expect([status, json]).toEqual([200, { added: 2, refused: ['a'.repeat(80), '😀'.repeat(80)] }]);
  expect(await read('en')).toEqual({ [longest]: longest, Short: 'Short' });
});

test.each([
  ['another language', { target_languages: ['de'] }],
  ['another folder', { save_folders: ['dashboard'] }],
])('%s is refused', async (_, changes) => {
  expect((await translate(['Repair'], changes)).status).toBe(422);
});

test('an unknown language is refused, and values that are none', async () => {
  await translate(['Repair']);
  expect((await services.ask('STAFF', 'GET', '/dc/translation/frontend/de')).status).toBe(400);
  expect((await change('de', { Repair: 'Reparatur' })).status).toBe(400);
  for (const value of ['', ' ', 7, {}, 'a'.repeat(20_001)]) {
    expect((await change('fr', { Repair: value })).status).toBe(422);
  }
  expect((await change('fr', {})).status).toBe(422);
});
