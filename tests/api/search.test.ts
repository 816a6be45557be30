import { eq, isNotNull, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../server/catalog/index.ts';
import { Scope } from '../../server/core/scope.ts';
import { customers } from '../../server/customers/index.ts';
import { find } from '../../server/search/find.ts';
import { atlas, borealis } from '../../server/seed/data/stores.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import { shipments } from '../../server/shipping/tables.ts';
import { tickets } from '../../server/tickets/tables.ts';
import { tableNamed } from '../../server/core/tables/registry.ts';
import '../../server/domains.ts';
import type { Who } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import type { Model } from '../../src/schemas/model.ts';
import { roleRights, type Right } from '../../src/schemas/rights.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let filesDir: string;
const store = { id: storeIdOf(atlas), timezone: 'America/Toronto' };
const scopeOf = (id = store.id) => new Scope(database.database.db, { ...store, id });

beforeAll(async () => {
  filesDir = mkdtempSync(join(tmpdir(), 'search-'));
  database = await openTestDatabase();
  await seed(database.database.db, { filesDir, now: new Date('2026-03-10T15:00:00Z') });
}, 120_000);
afterAll(async () => {
  await database.drop();
  rmSync(filesDir, { recursive: true });
});

const owner: Who = {
  staff_id: crypto.randomUUID(),
  store_id: store.id,
  role: 'STORE_OWNER',
  rights: roleRights.STORE_OWNER,
  location_id: null,
};

const search = (q: string, who = owner, kinds?: string[]) => find(scopeOf(), who, { q, kinds });

/** The first record found, with its resource. */
async function firstOf(q: string): Promise<string | undefined> {
  const { groups } = await search(q);
  const [group] = groups;
  return group && `${group.resource}: ${group.hits[0]?.title}`;
}

describe('what is found first', () => {
  test.each([
    ['Adèle Lapointe', 'customers: Adèle Lapointe'],
    ['Lapointe, Adèle', 'customers: Adèle Lapointe'],
    ['lapointe adele', 'customers: Adèle Lapointe'],
    ['ADELE LAP', 'customers: Adèle Lapointe'],
    ['lap adele', 'customers: Adèle Lapointe'],
    ["samuel o'brien", "customers: Samuel O'Brien"],
    ['Samuel O’Brien', "customers: Samuel O'Brien"],
    ['obrien samuel', "customers: Samuel O'Brien"],
    ['o brien sam', "customers: Samuel O'Brien"],
    ['el-masri', 'customers: Daisy El Masri'],
    ['el masri', 'customers: Daisy El Masri'],
    ['elmasri', 'customers: Daisy El Masri'],
    ['613-555-0155', 'customers: Adèle Lapointe'],
    ['(613) 555-0155', 'customers: Adèle Lapointe'],
    ['+1 613 555 0155', 'customers: Adèle Lapointe'],
    ['1 613 5550155', 'customers: Adèle Lapointe'],
    ['6135550155', 'customers: Adèle Lapointe'],
    ['adele.lapointe24@example.net', 'customers: Adèle Lapointe'],
    ['ADELE.LAPOINTE24@example.net', 'customers: Adèle Lapointe'],
    ['adele.lapointe24', 'customers: Adèle Lapointe'],
    ['iphone13', 'products: iPhone 13'],
    ['iPhone 13', 'products: iPhone 13'],
    ['i-phone 13', 'products: iPhone 13'],
    ['IPHONE 13 PRO', 'products: iPhone 13 Pro'],
    ['iphone13pro max', 'products: iPhone 13 Pro Max'],
    ['apple iphone 13 mini', 'products: iPhone 13 mini'],
    ['13 mini iphone', 'products: iPhone 13 mini'],
    ['s21', 'products: Galaxy S21'],
    ['samsung s21', 'products: Galaxy S21'],
    ['galaxy s 21', 'products: Galaxy S21'],
    ['s21 ultra samsung', 'products: Galaxy S21 Ultra'],
    ['SM-G991W', 'products: Galaxy S21'],
    ['smg991w', 'products: Galaxy S21'],
    ['sm g991w', 'products: Galaxy S21'],
    ['g991', 'products: Galaxy S21'],
    ['A1661', 'products: iPhone 7 Plus'],
    ['SON-0296', 'products: PlayStation 5 Slim'],
    ['playstation5slim', 'products: PlayStation 5 Slim'],
    ['play station 5 slim', 'products: PlayStation 5 Slim'],
    ['pixel7pro', 'products: Pixel 7 Pro'],
    ['google pixel 7 pro', 'products: Pixel 7 Pro'],
    ['pixel 7 pro bat', 'repairs: Battery Replacement Pixel 7 Pro'],
    ['macbook air m1', 'products: MacBook Air (M1)'],
    ['mac book air m1', 'products: MacBook Air (M1)'],
    ['écran iphone 13', 'items: iPhone 13 screen'],
    ['ecran iphone13', 'items: iPhone 13 screen'],
    ['iphone 13 screen', 'items: iPhone 13 screen'],
    ['screen iphone 13 pro', 'items: iPhone 13 Pro screen'],
    ['batterie iphone 13', 'items: iPhone 13 battery'],
    ['SCR-014', 'items: iPhone 13 screen'],
    ['scr014', 'items: iPhone 13 screen'],
    ['scr 014', 'items: iPhone 13 screen'],
    ['2000000000145', 'items: iPhone 13 screen'],
    ['02000000000145', 'items: iPhone 13 screen'],
    ['1215', 'orders: 1215'],
    ['#1215', 'orders: 1215'],
    ['000166203890024', 'serials: 000166203890024'],
    ['00-016620-389002-4', 'serials: 000166203890024'],
    ['samir patel', 'staff: Samir Patel'],
    ['+1 416-555-0117', 'staff: Samir Patel'],
    ['northern parts', 'suppliers: Northern Parts Supply'],
  ])('%j finds %j', async (typed, first) => expect(await firstOf(typed)).toBe(first));

  test('a tracking number in groups finds its shipment', async () => {
    const [shipment] = await scopeOf().select(
      shipments,
      { number: shipments.tracking_number },
      { where: isNotNull(shipments.tracking_number), limit: 1 },
    );
    const { groups } = await search(shipment!.number!.replaceAll(/(.{4})/g, '$1 '));
    expect(groups[0]).toMatchObject({ resource: 'shipments', hits: [{ score: 5 }] });
  });

  test('the code of a ticket that is printed before its number is known', async () => {
    const [{ id } = { id: '' }] = await scopeOf().select(
      tickets,
      { id: tickets.id },
      { where: isNotNull(tickets.number), limit: 1 },
    );
    const { groups } = await search(id.slice(0, 8).toUpperCase());
    expect(groups[0]).toMatchObject({ resource: 'tickets', hits: [{ id, score: 5 }] });
  });

  test('the last four digits find a number, with what tells records apart', async () => {
    const { groups } = await search('0155', owner, ['customers']);
    expect(groups[0]?.hits[0]).toMatchObject({
      score: 4,
      details: { phone: expect.stringMatching(/0155$/) as string },
    });
  });
});

describe('what is not found', () => {
  test.each(['%', '_', '.*', "' or 1=1 --", '"; drop table orders; --', '(((', '📱', '\u202e', 'محمد', '\\'])(
    '%j finds nothing and is no error',
    async (typed) => expect((await search(typed)).groups).toEqual([]),
  );

  test.each([
    ['smasung', 'samsung'],
    ['iphnoe 13', 'iphone 13'],
    ['catherine thomson', 'catherine thompson'],
  ])('%j offers %j, and does not search for it', async (typed, offered) => {
    const { groups, suggestions } = await search(typed);
    expect(groups).toEqual([]);
    expect(suggestions).toContain(offered);
  });

  test('records of another store', async () => {
    const { groups } = await find(
      scopeOf(storeIdOf(borealis)),
      { ...owner, store_id: storeIdOf(borealis) },
      { q: '6135550155' },
    );
    expect(groups).toEqual([]);
  });
});

const finds = async (typed: string, kind: string, who: Partial<Who>) =>
  (await search(typed, { ...owner, role: 'STAFF', location_id: 1, ...who }, [kind])).groups.length > 0;

test.each<[kind: string, typed: string, right?: Right]>([
  ['customers', 'Adèle Lapointe'],
  ['products', 'iPhone 13'],
  ['brands', 'Sony'],
  ['repairs', 'battery pixel 7 pro'],
  ['addons', 'charger'],
  ['shipments', 'Logan Haddad'],
  ['items', 'SCR-014', 'VIEW_INVENTORY'],
  ['suppliers', 'northern', 'VIEW_INVENTORY'],
])('%s are found (%s) with the right to open them', async (kind, typed, right) => {
  expect(await finds(typed, kind, { rights: right ? [right] : [] })).toBe(true);
  expect(await finds(typed, kind, { rights: [] })).toBe(right === undefined);
});

test.each<[kind: string, typed: string, location: string, right?: Right]>([
  ['orders', '1215', 'location_id', 'EDIT_ORDER'],
  ['appointments', "samuel o'brien", 'location_id'],
  ['quotes', 'Adèle Lapointe', 'location_id'],
  ['serials', '000166203890024', 'last_location_id', 'VIEW_INVENTORY'],
  ['purchaseOrders', '1', 'location_id', 'VIEW_INVENTORY'],
  ['tradeRequests', '3', 'location_id', 'EDIT_TRADE'],
  ['staff', 'samir patel', 'location_id', 'VIEW_LOCATION_STAFF'],
])('%s are found (%s) at the own location', async (kind, typed, location, right) => {
  const { groups } = await search(typed, owner, [kind]);
  const table = tableNamed(kind === 'quotes' ? 'appointments' : kind) as typeof customers;
  const place = sql<number>`${sql.identifier(location)}`;
  const where = eq(table.id, String(groups[0]?.hits[0]?.id));
  const [row] = await scopeOf().select(table, { place }, { where });
  const rights = right ? [right] : [];
  expect(await finds(typed, kind, { rights, location_id: row!.place })).toBe(true);
  expect(await finds(typed, kind, { rights, location_id: row!.place + 100 })).toBe(false);
  expect(await finds(typed, kind, { rights, location_id: null })).toBe(false);
  expect(await finds(typed, kind, { rights: [], location_id: row!.place })).toBe(right === undefined);
});

test('a change is found at once, also one that no route makes', async () => {
  const scope = scopeOf();
  const [{ id } = { id: '' }] = await scope.select(customers, { id: customers.id }, { limit: 1 });
  await scope.update(customers, { first_name: 'Zbigniew', last_name: 'Quartz' }, eq(customers.id, id));
  expect(await firstOf('quartz zbig')).toBe('customers: Zbigniew Quartz');
  await scope.update(brands, { name: 'Pomme' }, eq(brands.name, 'Apple'));
  expect(await firstOf('pomme iphone 13')).toBe('products: iPhone 13');
});

test('nothing that some may not read is part of what records are found by', () => {
  for (const { find: keys = [], codes = [], fieldAccess = {} } of Object.values(models) as Model[]) {
    expect(codes.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => key in fieldAccess)).toEqual([]);
  }
});
