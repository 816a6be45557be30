import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brands, products } from '../../server/catalog/tables.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { catalogImports, globalBrands, globalProducts } from '../../server/globalCatalog/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import type { DryRun, ImportPreview, ImportCounts } from '../../src/schemas/globalCatalog/import.ts';
import { addGlobals } from './globalCatalog.ts';
import { add } from './samples.ts';
import { startApp, type TestApp, type TestStore } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  const { db } = services.database;
  for (const table of [jobs, catalogImports, products, brands, globalProducts, globalBrands])
    await db.delete(table);
});

const ask: TestApp['ask'] = (...call) => services.ask(...call);
const items = (body: object, store?: TestStore) =>
  ask('STORE_OWNER', 'POST', `/dc/store/${(store ?? services.store).id}/global_catalog/items`, {
    body: { type: 'PRODUCT', action: 'ADD', ...body },
    store,
  });
const dryRun = async (ids: string[], more: object = {}): Promise<DryRun> => {
  const { status, json, text } = await items({ ids, isDryRun: true, ...more });
  expect(status, text).toBe(200);
  return json;
};
const readImport = async (id: string) =>
  (await ask('STORE_OWNER', 'GET', `global_catalog/imports/${id}`)).json;
async function importAll(ids: string[], more: object = {}) {
  const { status, json, text } = await items({ ids, ...more });
  expect(status, text).toBe(202);
  await services.app.workIsDone();
  return readImport(json.id);
}
const listed = async (query = '', what = 'products') =>
  (await ask('STORE_OWNER', 'GET', `global_catalog/${what}?${query}`)).json;
const namesOf = async (query?: string, what?: string) =>
  (await listed(query, what)).data.map(({ name }: { name: string }) => name);
const ours = () =>
  services.database.db.select().from(products).where(eq(products.store_id, services.store.id));
const countsOf = ({ created, existing, linked, left_out, missing }: ImportCounts): ImportCounts => ({
  created,
  existing,
  linked,
  left_out,
  missing,
});

describe('matching with the catalogue of the store', () => {
  test.each<[what: string, item: object, product: object, expected: string]>([
    ['the same slug', { slug: 'iphone-13', name: 'Apple phone' }, { slug: 'iphone-13' }, 'EXISTS SLUG'],
    [
      'its model number',
      { model_number: 'A2482, A2631' },
      { name: 'An old one', model_number: 'a-2631' },
      'MODEL_NUMBER',
    ],
    [
      'a model number of another brand',
      { model_number: 'A2482' },
      { name: 'Any', model_number: 'A2482', brand: 'Nokia' },
      'CREATE',
    ],
    [
      'a model number of no brand',
      { model_number: 'A2482' },
      { name: 'Any', model_number: 'A2482', brand: null },
      'CREATE',
    ],
    ['no model number, as the item', { model_number: null }, { name: 'Any', model_number: null }, 'CREATE'],
    [
      'an empty model number, as the item',
      { model_number: ' , ' },
      { name: 'Any', model_number: ',' },
      'CREATE',
    ],
    ['its name', {}, { name: 'IPHONE 13' }, 'NAME'],
    ['its name after the brand’s', {}, { name: 'Apple iPhone 13' }, 'NAME'],
    ['its name without a brand', {}, { name: 'iPhone  13!', brand: null }, 'NAME'],
    ['its name of another brand', {}, { name: 'iPhone 13', brand: 'Nokia' }, 'CREATE'],
    ['a name without spaces', { name: 'Galaxy Watch 6' }, { name: 'Galaxy Watch6' }, 'NAME'],
    ['the next model of the series', {}, { name: 'iPhone 13 Pro' }, 'CREATE'],
    ['the larger model', { name: 'iPhone 13 Pro' }, { name: 'iPhone 13 Pro Max' }, 'CREATE'],
    ['another year', { name: 'iPad Pro 12.9-inch (2021)' }, { name: 'iPad Pro 12.9-inch (2022)' }, 'CREATE'],
    ['an additional letter', { name: 'Pixel 7' }, { name: 'Pixel 7a' }, 'CREATE'],
    ['a single letter', { name: 'Xbox Series X' }, { name: 'Xbox Series S' }, 'CREATE'],
    ['only the model tokens match', { name: 'Lumia 5' }, { name: 'Xperia 5' }, 'CREATE'],
    ['a name of only punctuation', { name: '!!!' }, { name: '???' }, 'CREATE'],
  ])('%s', async (_, item, { brand = 'Apple', ...product }: { brand?: string | null }, expected) => {
    const { ids } = await addGlobals(services, [
      { name: 'iPhone 13', brand: 'Apple', slug: randomUUID(), ...item },
    ]);
    const owned = brand && (await add(services, 'brands', { name: brand }));
    const brand_id = owned ? owned.id : null;
    const made = await add(services, 'products', {
      name: 'A phone',
      slug: randomUUID(),
      ...product,
      brand_id,
    });
    const { items: all } = await dryRun(ids);
    const [found] = all as [ImportPreview];
    const isNew = expected === 'CREATE';
    const [outcome, because] = isNew
      ? ['CREATE']
      : expected.startsWith('EXISTS')
        ? expected.split(' ')
        : ['POSSIBLE_DUPLICATE', expected];
    expect(found).toMatchObject({ id: ids[0], outcome, ...(because && { because, of: { id: made.id } }) });
    expect((await listed()).data[0].duplicates).toEqual(isNew ? [] : [made.name]);
  });

  test('returns the most likely match, and none for a different item', async () => {
    const { ids } = await addGlobals(services, [
      { name: 'iPhone 13', brand: 'Apple', model_number: 'A2482' },
      { name: 'iPhone 13 (old)', brand: 'Apple', slug: 'iphone-13-old' },
    ]);
    const { id: brand_id } = await add(services, 'brands', { name: 'APPLE', slug: 'apple-inc' });
    const byName = await add(services, 'products', { name: 'iPhone 13', brand_id });
    const byModel = await add(services, 'products', { name: 'Thirteen', model_number: 'a2482', brand_id });
    await add(services, 'products', { name: 'iPhone 13 old', slug: 'iphone-13-old', brand_id });
    const of = { id: byModel.id, name: 'Thirteen' };
    expect((await dryRun(ids.slice(0, 1))).items).toMatchObject([{ because: 'MODEL_NUMBER', of }]);
    const { data } = await listed('name_sort_order=asc');
    expect(data[0].duplicates).toEqual(['Thirteen', 'iPhone 13']);
    await importAll(ids.slice(0, 1), { duplicates: 'LINK' });
    const after = (await listed('name_sort_order=asc')).data[0];
    expect(after).toMatchObject({ adopted: of, duplicates: [] });
    expect((await ours()).find(({ id }) => id === byName.id)?.global_id).toBeNull();
  });
});

/** Creates five items: a new one, one that exists by slug, two possible duplicates, and a removed one. */
async function five() {
  const { ids, brands: byName } = await addGlobals(services, [
    { name: 'Pixel 7', brand: 'Google', model_number: 'GVU6C', img_src: '/dc/files/0.png' },
    { name: 'iPhone 13', brand: 'Apple', slug: 'iphone-13' },
    { name: 'Galaxy S21', brand: 'Samsung', slug: 'galaxy-s21-us', model_number: 'SM-G991U' },
    { name: 'Galaxy S21', brand: 'Samsung', slug: 'galaxy-s21-eu', model_number: 'SM-G991B' },
  ]);
  await add(services, 'products', { name: 'The phone', slug: 'iphone-13' });
  await add(services, 'products', { name: 'Samsung Galaxy S21', slug: 's21' });
  return { ids: [...ids, randomUUID()], byName };
}

describe('an import', () => {
  test.each([
    ['LEAVE_OUT', { created: 1, existing: 1, linked: 0, left_out: 2, missing: 1 }],
    ['CREATE', { created: 3, existing: 1, linked: 0, left_out: 0, missing: 1 }],
    ['LINK', { created: 1, existing: 2, linked: 1, left_out: 0, missing: 1 }],
  ])('matches its dry run and is idempotent: %s', async (duplicates, expected) => {
    const { ids } = await five();
    const foretold = await dryRun(ids, { duplicates });
    expect(foretold).toMatchObject({ total: 5, ...expected });
    expect(await ours()).toHaveLength(2);
    const first = await importAll(ids, { duplicates });
    expect(first).toMatchObject({ state: 'done', total: 5, done: 5, duplicates, ...expected });
    const kept = await ours();
    expect(kept).toHaveLength(2 + expected.created);
    const again = await importAll(ids, { duplicates });
    const rest = expected.left_out;
    expect(countsOf(again)).toEqual({
      created: 0,
      existing: 4 - rest,
      linked: 0,
      left_out: rest,
      missing: 1,
    });
    expect(await ours()).toEqual(kept);
  });

  test('references items that it created itself, or an earlier import created, under another slug', async () => {
    const { ids } = await addGlobals(services, [
      { name: 'Galaxy S21', brand: 'Samsung', slug: 'galaxy-s21-us' },
      { name: 'Samsung Galaxy S21', brand: 'Samsung', slug: 'galaxy-s21-eu' },
      { name: 'Galaxy S21+', brand: 'Samsung', slug: 'galaxy-s21-plus' },
      { name: 'Galaxy S21', brand: 'Samsung', slug: 'galaxy-s21-ca' },
    ]);
    const outcomes = async (some: string[]) => (await dryRun(some)).items.map(({ outcome }) => outcome);
    expect(await outcomes(ids.slice(0, 3))).toEqual(['CREATE', 'POSSIBLE_DUPLICATE', 'CREATE']);
    expect(await importAll(ids.slice(0, 3))).toMatchObject({ created: 2, left_out: 1 });
    expect(await outcomes(ids.slice(1))).toEqual(['POSSIBLE_DUPLICATE', 'EXISTS', 'POSSIBLE_DUPLICATE']);
    const linked = await importAll(ids, { duplicates: 'LINK' });
    expect(linked).toMatchObject({ created: 0, existing: 4, linked: 0 });
    expect(await ours()).toHaveLength(2);
  });

  test('includes brand and picture, records its source item, and appears in the history', async () => {
    const { ids, byName } = await five();
    await add(services, 'brands', { name: 'google!', slug: 'g' });
    await importAll(ids.slice(0, 2));
    const [pixel, phone] = await services.database.db
      .select({ id: products.id, product: products, brand: brands })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brand_id))
      .where(inArray(products.global_id, ids))
      .orderBy(products.name);
    expect(pixel).toMatchObject({
      product: {
        name: 'Pixel 7',
        slug: 'google-pixel-7',
        model_number: 'GVU6C',
        img_src: '/dc/files/0.png',
        status: 'PUBLISHED',
        global_id: ids[0],
        created_by: services.store.staff.STORE_OWNER.id,
      },
      brand: { name: 'google!', global_id: byName.get('Google') },
    });
    expect(phone?.product).toMatchObject({ name: 'The phone', global_id: ids[1] });
    const { json } = await ask('STAFF', 'GET', `products/${pixel?.id}/history`);
    expect(json.data).toMatchObject([{ action: 'created', origin: 'import' }]);
    const { data } = await listed('name=pixel&include_children=true');
    expect(data).toMatchObject([
      { adopted: { id: pixel?.id, name: 'Pixel 7' }, brand: { name: 'Google' }, duplicates: [] },
    ]);
  });

  test('of brands finds existing ones', async () => {
    const { brands: byName } = await addGlobals(services, [
      { name: 'A', brand: 'Apple' },
      { name: 'B', brand: 'Nothing Technology' },
      { name: 'C', brand: 'Nokia' },
    ]);
    await add(services, 'brands', { name: 'My Apple', slug: 'apple' });
    await add(services, 'brands', { name: 'Nothing Technology Ltd' });
    const ids = ['Apple', 'Nothing Technology', 'Nokia'].map((name) => byName.get(name)!);
    const of = (name: string) => expect.objectContaining({ name });
    expect(await dryRun(ids, { type: 'BRAND' })).toMatchObject({
      items: [
        { outcome: 'EXISTS', because: 'SLUG', of: of('My Apple') },
        { outcome: 'POSSIBLE_DUPLICATE', because: 'NAME', of: of('Nothing Technology Ltd') },
        { outcome: 'CREATE' },
      ],
    });
    expect(await importAll(ids, { type: 'BRAND' })).toMatchObject({ created: 1, existing: 1, left_out: 1 });
    expect((await listed('', 'brands')).data).toMatchObject([
      { name: 'Apple', adopted: { name: 'My Apple' }, duplicates: [] },
      { name: 'Nokia', adopted: { name: 'Nokia' } },
      { name: 'Nothing Technology', adopted: null, duplicates: ['Nothing Technology Ltd'] },
    ]);
  });

  const many = async (count = 600) =>
    (
      await addGlobals(
        services,
        Array.from({ length: count }, (_, index) => ({ name: `Phone ${index}`, brand: 'Fairphone' })),
      )
    ).ids;

  test('two concurrent imports create each item once', async () => {
    const ids = await many();
    const answers = await Promise.all([items({ ids }), items({ ids: ids.toReversed() })]);
    await services.app.workIsDone();
    const [one, other] = await Promise.all(answers.map(({ json }) => readImport(json.id)));
    expect([one.done, other.done, one.created + other.created]).toEqual([600, 600, 600]);
    expect(one.existing + other.existing).toBe(600);
    expect(await ours()).toHaveLength(600);
    expect(await services.database.db.select().from(brands)).toHaveLength(1);
  });

  test('resumes after its process died, without repeating items', async () => {
    const ids = await many();
    const { json } = await items({ ids });
    await services.app.workIsDone();
    const { db } = services.database;
    // Simulates a process that died after the first batch, and another before it had stored its progress.
    const dieAt = async (done: number) => {
      await db.update(catalogImports).set({ done, created: done }).where(eq(catalogImports.id, json.id));
      await db
        .update(jobs)
        .set({ state: 'running', leased_until: new Date(0), finished_date: null })
        .where(eq(jobs.kind, 'import-catalog'));
      await services.app.workIsDone();
      return readImport(json.id);
    };
    await db.delete(products).where(inArray(products.global_id, ids.slice(250)));
    expect(await dieAt(250)).toMatchObject({ state: 'done', done: 600, created: 600, existing: 0 });
    expect(await dieAt(0)).toMatchObject({ state: 'done', done: 600, created: 0, existing: 600 });
    expect(await ours()).toHaveLength(600);
    const isCreated = and(eq(recordChanges.model, 'products'), eq(recordChanges.action, 'created'));
    expect(
      await db.$count(
        recordChanges,
        and(
          isCreated,
          inArray(
            recordChanges.record_id,
            (await ours()).map(({ id }) => id),
          ),
        ),
      ),
    ).toBe(600);
  });

  test('stops when it is cancelled', async () => {
    const ids = await many(20);
    const { json } = await items({ ids });
    const { db } = services.database;
    const answer = await ask('STORE_OWNER', 'POST', `global_catalog/imports/${json.id}/cancel`);
    expect(answer.status).toBe(200);
    await services.app.workIsDone();
    const after = await readImport(json.id);
    expect(['cancelled', 'done']).toContain(after.state);
    expect(await db.$count(products, isNotNull(products.global_id))).toBe(after.created);
    const { json: all } = await ask('STORE_OWNER', 'GET', 'global_catalog/imports');
    expect(all.data).toMatchObject([{ id: json.id, total: 20 }]);
  });
});

describe('the lists', () => {
  test('filter, sort and page', async () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => new Date(`${day}T17:00:00Z`));
    const { brands: byName } = await addGlobals(services, [
      { name: 'Élan', brand: 'Nokia', created_date: days[2] },
      { name: 'beta', brand: 'Apple', created_date: days[0] },
      { name: 'Alpha', brand: 'Apple', created_date: days[1], is_voided: true },
    ]);
    expect(await namesOf()).toEqual(['Alpha', 'beta', 'Élan']);
    expect(await namesOf('created_date_sort_order=desc')).toEqual(['Élan', 'Alpha', 'beta']);
    expect(await namesOf('name_sort_order=desc&per_page=1&page=2')).toEqual(['beta']);
    expect(await namesOf('name=ELA')).toEqual(['Élan']);
    expect(await namesOf('include_voided=false')).toEqual(['beta', 'Élan']);
    expect(await namesOf(`brand_id=${byName.get('Apple')}`)).toEqual(['Alpha', 'beta']);
    expect(await namesOf('min_created_date=2026-03-02&max_created_date=2026-03-02')).toEqual(['Alpha']);
    expect(await listed('page=9')).toEqual({ data: [], metadata: { total: 3, page: 9, per_page: 10 } });
    expect(await namesOf('', 'brands')).toEqual(['Apple', 'Nokia']);
    const search = (body: object) => ask('STORE_OWNER', 'POST', '/dc/global_catalog/brands', { body });
    const { json } = await search({ name: 'o', name_sort_order: 'desc', page: 1, per_page: 10_000 });
    expect(json).toMatchObject({ data: [{ name: 'Nokia' }], metadata: { total: 1, per_page: 10_000 } });
    expect((await search({ per_page: 10_001 })).status).toBe(422);
  });

  test('exclude hidden items until they are shown again or imported', async () => {
    const { ids, brands: byName } = await addGlobals(services, [
      { name: 'One', brand: 'Apple' },
      { name: 'Two', brand: 'Apple' },
    ]);
    const hide = { ids, action: 'REJECT' };
    expect((await items({ ...hide, isDryRun: true })).json).toEqual({ changed: 2 });
    expect(await namesOf()).toEqual(['One', 'Two']);
    expect((await items({ ...hide, ids: [...ids, randomUUID()] })).json).toEqual({ changed: 2 });
    expect((await items(hide)).json).toEqual({ changed: 0 });
    expect(await namesOf()).toEqual([]);
    const { data } = await listed('include_rejected_catalog_products=true');
    expect(data).toMatchObject([{ is_hidden: true }, { is_hidden: true }]);
    const one = await ask('STORE_OWNER', 'GET', `global_catalog/products/${ids[0]}`);
    expect(one.json).toMatchObject({ name: 'One', is_hidden: true, brand: { name: 'Apple' } });

    expect((await items({ ids: ids.slice(0, 1), action: 'RESTORE' })).json).toEqual({ changed: 1 });
    expect(await namesOf()).toEqual(['One']);
    await importAll(ids.slice(1));
    expect(await namesOf()).toEqual(['One', 'Two']);
    const brand = { ids: [byName.get('Apple')], type: 'BRAND', action: 'REJECT' };
    expect((await items(brand)).json).toEqual({ changed: 1 });
    expect(await namesOf('', 'brands')).toEqual([]);
    expect(await namesOf('include_rejected_catalog_brands=true', 'brands')).toEqual(['Apple']);
  });

  test('of one store do not affect another', async () => {
    const { ids } = await addGlobals(services, [{ name: 'One', brand: 'Apple', slug: 'one' }]);
    const { other } = services;
    await add(services, 'products', { name: 'One' }, other);
    const { json } = await items({ ids }, other);
    await services.app.workIsDone();
    await items({ ids, action: 'REJECT' }, other);
    expect((await listed()).data).toMatchObject([{ is_hidden: false, adopted: null, duplicates: [] }]);
    expect((await dryRun(ids)).created).toBe(1);
    for (const path of [
      `imports/${json.id}`,
      `imports/${randomUUID()}`,
      'imports/x',
      `products/${randomUUID()}`,
      'brands/x',
    ])
      expect((await ask('STORE_OWNER', 'GET', `global_catalog/${path}`)).status, path).toBe(404);
    expect((await ask('STORE_OWNER', 'POST', `global_catalog/imports/${json.id}/cancel`)).status).toBe(404);
    expect((await ask('STORE_OWNER', 'GET', 'global_catalog/imports')).json.data).toEqual([]);
  });
});

test('importing and hiding require more than the right to view', async () => {
  const { ids } = await addGlobals(services, [{ name: 'One', brand: 'Apple' }]);
  const give = (permission_id?: string) =>
    services.database.db
      .update(staff)
      .set({ permissions: permission_id ? [{ permission_id }] : [] })
      .where(eq(staff.id, services.store.staff.STAFF.id));
  const see = async () => (await ask('STAFF', 'GET', 'global_catalog/products')).status;
  const take = async (action: string) => {
    const body = { ids, type: 'PRODUCT', action };
    return (await ask('STAFF', 'POST', 'global_catalog/items', { body })).status;
  };
  expect(await see()).toBe(403);
  await give('VIEW_GLOBAL_CATALOG');
  expect([await see(), await take('ADD'), await take('REJECT')]).toEqual([200, 403, 403]);
  await give('ADOPT_GLOBAL_CATALOG');
  expect([await see(), await take('ADD'), await take('REJECT')]).toEqual([200, 202, 200]);
  await give();
});

test.each<[object, string]>([
  [{ ids: [] }, '/ids'],
  [{ ids: ['x'] }, '/ids/0'],
  [{ ids: Array.from({ length: 10_001 }, () => randomUUID()) }, '/ids'],
  [{ type: 'CATEGORY' }, '/type'],
  [{ action: 'REMOVE' }, '/action'],
  [{ isDryRun: 'yes' }, '/isDryRun'],
  [{ duplicates: 'MERGE' }, '/duplicates'],
  [{ other: 1 }, '/other'],
])('rejects %o', async (wrong, path) => {
  const { status, json } = await items({ ids: [randomUUID()], ...wrong });
  expect(status).toBe(422);
  expect(json.errors[0].path).toBe(path);
});
