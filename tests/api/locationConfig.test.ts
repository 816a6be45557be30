import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locations } from '../../server/locations/tables.ts';
import { imageType } from '../../src/schemas/imageType.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { Group, Price } from '../../src/schemas/storefront/fields.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const path = (index = 0) => `location/${services.store.locationIds[index]}/config`;
const read = (index?: number) => services.ask('STAFF', 'GET', path(index));
const save = (body: object, etag?: string, index?: number) =>
  services.ask('STORE_OWNER', 'PUT', path(index), { body, headers: etag ? { 'if-match': etag } : {} });
const store = (config: unknown) => services.database.db.update(locations).set({ config });

const wrong = (at: string, code: string) => expect.objectContaining({ path: at, code }) as unknown;
const imgLink = '/storefront/location.svg';

test('a location without a page returns an empty one with a version', async () => {
  const { status, json, headers } = await read();
  expect([status, json]).toEqual([200, {}]);
  expect(headers.etag).toMatch(/^".+"$/);
});

test('a page is returned as it is stored, with the shared picture', async () => {
  const page = {
    section1: { title: 'Here', subTitle: 'Now', legacy: 1 },
    section3: { title: 'Team', imgLink: 'https://elsewhere.example/1.png' },
    unknown: [1],
  };
  const saved = await save(page, (await read()).headers.etag);
  expect(saved.status).toBe(200);
  expect(saved.json).toEqual({ ...page, section3: { title: 'Team', imgLink } });
  const again = await read();
  expect([again.json, again.headers.etag]).toEqual([saved.json, saved.headers.etag]);
  expect((await read(1)).json).toEqual({});
});

test('the shared picture exists in the site', () => {
  expect(imageType(readFileSync(`public${imgLink}`))).toBe('image/svg+xml');
});

test.each([
  { section1: { title: 'A', subTitle: 'B' } },
  { section1: { title: 'A', subTitle: 'B' }, section3: {} },
])('%j also gets the shared picture and can be saved again', async (page) => {
  await store(null);
  const saved = await save(page);
  expect([saved.status, saved.json]).toEqual([200, { ...page, section3: { imgLink } }]);
  await store(null);
  expect((await save(saved.json)).json).toEqual(saved.json);
});

test('an empty page stays empty', async () => {
  expect((await save({})).json).toEqual({});
});

test('rejects a stale version', async () => {
  await store(null);
  const { etag } = (await read()).headers;
  expect((await save({ a: 1 }, etag)).status).toBe(200);
  expect((await save({ a: 2 }, etag)).status).toBe(412);
  expect((await read()).json).toMatchObject({ a: 1 });
});

test.each([
  [{ section1: { title: 'A' } }, '/section1/subTitle', 'required'],
  [
    { section4: { title: 'A', cards: [{ title: 'B', img: '/1.svg', subtitle: 'C' }] } },
    '/section4/cards/0/price',
    'required',
  ],
  [
    { section5: { title: 'A', reviews: [{ reviewer: 'B', content: 'C', day: '2026-01-02', score: 4.4 }] } },
    '/section5/reviews/0/score',
    'multipleOf',
  ],
  [
    { section2: { title: 'A', categories: [{ title: 'B', img: '//host.example/1.png', order: 1 }] } },
    '/section2/categories/0/img',
    'image',
  ],
  [{ section2: 'text' }, '/section2', 'type'],
])('rejects %j at %s', async (page, at, code) => {
  const { status, json } = await save(page);
  expect(status).toBe(422);
  expect(json.errors).toEqual([wrong(at, code)]);
});

test('keeps invalid values that were stored before', async () => {
  const old = { section1: 'none', section3: ['none'], section2: { imgVisible: 'yes' } };
  await store(old);
  expect((await save({ ...old, section4: { title: 'A' } })).json).toEqual({
    ...old,
    section4: { title: 'A' },
  });
  expect((await save({ ...old, section1: 7 })).json.errors).toEqual([wrong('/section1', 'type')]);
});

test('returns 404 for a location of another store', async () => {
  const { ask, other, store: own } = services;
  const [theirs] = other.locationIds;
  for (const id of [theirs, 0, 'x', '1e1', '99999999999']) {
    expect((await ask('ADMIN', 'GET', `location/${id}/config`)).status).toBe(404);
    expect((await ask('ADMIN', 'PUT', `location/${id}/config`, { body: {} })).status).toBe(404);
  }
  const ours = `/dc/store/${own.id}/location/${theirs}/config`;
  expect((await ask('ADMIN', 'GET', ours, { store: other })).status).toBe(404);
});

test('validates a field that is added to the schema', async () => {
  const { properties } = documents.locationConfig.schema as { properties?: object };
  const parking = Group({ fee: Price() }, { required: ['fee'] });
  const locationConfig = { schema: Group({ ...properties, parking } as never) };
  const another = await startApp({ documents: { ...documents, locationConfig } });
  try {
    const put = (body: object) =>
      another.ask('STORE_OWNER', 'PUT', `location/${another.store.locationIds[0]}/config`, { body });
    expect((await put({ parking: {} })).json.errors).toEqual([wrong('/parking/fee', 'required')]);
    expect((await put({ parking: { fee: 2.5 } })).json).toMatchObject({ parking: { fee: 2.5 } });
  } finally {
    await another.close();
  }
});
