import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TenantFilter } from '../../server/core/tenantFilter.ts';
import { Scope } from '../../server/core/scope.ts';
import { brands, categories, productCategories, products } from '../../server/catalog/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { globalBrands } from '../../server/globalCatalog/tables.ts';
import { add } from './samples.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
beforeAll(async () => {
  services = await startApp();
  const { store, other, database } = services;
  scope = new Scope(database.db, { id: store.id, timezone: 'UTC' });
  for (const one of [store, other]) {
    const category = await add(services, 'categories', { name: 'Phones' }, one);
    await add(services, 'products', { name: 'Phone', categories: [{ id: category.id }] }, one);
    await add(services, 'brands', { name: 'Brand' }, one);
  }
});
afterAll(() => services.close());

const everything = sql`true or true`;
const storesOf = (rows: { id: unknown }[]) => rows.map(({ id }) => id);
const namesOfOther = async () => {
  const { db } = services.database;
  return (await db.select().from(brands).where(eq(brands.store_id, services.other.id))).map(
    ({ name }) => name,
  );
};

test('reads only rows of its own store', async () => {
  const fields = { id: brands.store_id };
  expect(storesOf(await scope.select(brands, fields, { where: everything }))).toEqual([services.store.id]);
  expect(await scope.count(brands, everything)).toBe(1);
  const joined = await scope.select(
    products,
    { id: categories.store_id },
    { join: { table: categories, on: everything }, where: scope.exists(productCategories, everything) },
  );
  expect(storesOf(joined)).toEqual([services.store.id]);
});

test('fields of a page that name the store by the placeholder read the rows of the current one', async () => {
  const own = new TenantFilter(sql.placeholder('store'));
  const fields = {
    id: brands.store_id,
    all: own.field(sql<number>`count(*)::int`, sql`${products}`, [products]),
  };
  const { store, other, database } = services;
  for (const { id } of [store, other, store]) {
    const read = new Scope(database.db, { id, timezone: 'UTC' });
    const page = { where: everything, orderBy: [brands.id], limit: 5, offset: 0 };
    expect(await read.page(brands, fields, page)).toEqual([{ id, all: 1 }]);
  }
});

test('a prepared statement shared by all stores reads the rows of the current one', async () => {
  const build = (own: TenantFilter) => ({
    table: brands,
    fields: { id: brands.store_id, all: own.field(sql<number>`count(*)::int`, sql`${products}`, [products]) },
    where: own.exists(categories, everything),
  });
  const { store, other, database } = services;
  for (const { id } of [store, other, store]) {
    const own = new Scope(database.db, { id, timezone: 'UTC' });
    expect(await own.planned('brands_of_whoever', build, {})).toEqual([{ id, all: 1 }]);
    const inside = own.transaction((one) => one.planned('brands_of_whoever', build, { store: other.id }));
    expect(await inside).toEqual([{ id, all: 1 }]);
  }
});

test('updates and deletes only rows of its own store', async () => {
  await scope.update(brands, { name: 'Changed', store_id: services.other.id }, everything);
  expect(await namesOfOther()).toEqual(['Brand']);
  expect(await scope.delete(brands, everything, brands.name)).toEqual(['Changed']);
  expect(await namesOfOther()).toEqual(['Brand']);
});

test('reads only its own row of the stores table', async () => {
  const { store, database } = services;
  expect(await scope.select(stores, { id: stores.id }, { where: everything })).toEqual([{ id: store.id }]);
  await scope.update(stores, { slogan: 'Changed' }, everything);
  const rows = await database.db.select({ id: stores.id, slogan: stores.slogan }).from(stores);
  expect(rows.filter(({ slogan }) => slogan === 'Changed').map(({ id }) => id)).toEqual([store.id]);
});

test('inserts rows into its own store only', async () => {
  const row = { name: 'New', slug: 'new', store_id: services.other.id };
  await scope.create(brands, row);
  await scope.insert(brands, [{ ...row, id: randomUUID(), slug: 'newer' }]);
  const [item] = await services.database.db
    .insert(globalBrands)
    .values({ name: 'Shared', slug: 'shared' })
    .returning();
  const { id, name, slug } = globalBrands;
  const values = { global_id: id, name, slug, store_id: sql`${services.other.id}::uuid` };
  const copy = () =>
    scope.copy(brands, { from: globalBrands, where: everything, values, returned: ['global_id'] });
  expect(await copy()).toEqual([{ global_id: item?.id }]);
  expect(await copy()).toEqual([]);
  expect(await namesOfOther()).toEqual(['Brand']);
  expect(await scope.count(brands)).toBe(3);
});

test('the database rejects a reference to another store', async () => {
  const [theirs] = await services.database.db
    .select()
    .from(products)
    .where(eq(products.store_id, services.other.id));
  const [mine] = await scope.select(categories, { id: categories.id });
  const link = { product_id: theirs?.id ?? '', category_id: mine?.id ?? '' };
  await expect(scope.insert(productCategories, [link])).rejects.toThrow('Failed query');
});
