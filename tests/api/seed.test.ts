import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { eq, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TObject, TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ajv as servicesAjv } from '../../server/core/ajv.ts';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { createFiles, FILES_PATH } from '../../server/core/files.ts';
import { atlas, borealis, type DemoStore } from '../../server/seed/data/stores.ts';
import { grow } from '../../server/seed/grow.ts';
import { storePictures } from '../../server/seed/pictures.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import * as tables from '../support/tables.ts';
import { shopUrl } from '../../src/custom/shell/shopUrl.ts';
import { Brand } from '../../src/schemas/catalog/brands.ts';
import { Category } from '../../src/schemas/catalog/categories.ts';
import { Product } from '../../src/schemas/catalog/products.ts';
import { isInvalidImei } from '../../src/schemas/inventory/codes.ts';
import { Item } from '../../src/schemas/inventory/items.ts';
import { orderStatuses } from '../../src/schemas/sales/states.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';
import { documents, nodesOf, panels } from '../../src/schemas/storefront/documents.ts';
import { defaultLocationImage, LocationConfig } from '../../src/schemas/storefront/locationConfig.ts';
import { valueAt } from '../../src/schemas/storefront/pointer.ts';
import { visitValues } from '../../src/schemas/storefront/schema.ts';
import { StoreConfig } from '../../src/schemas/storefront/storeConfig.ts';
import { storeConfigErrors } from '../../src/schemas/storefront/storeConfigRules.ts';
import { isTemplate } from '../../src/schemas/storefront/template.ts';
import { translatableTexts } from '../../src/schemas/storefront/documentTexts.ts';
import { ajvOptions, ajvVocabulary } from '../../src/schemas/validate.ts';

const now = new Date('2026-03-10T15:00:00Z');
const storeId = storeIdOf(atlas);
const ajv = new Ajv(ajvOptions).addVocabulary(ajvVocabulary);
formats.default(ajv);

let filesDir: string;
let database: Database;

const count = (table: PgTable & { store_id: PgColumn }, id = storeId) =>
  database.db.$count(table, eq(table.store_id, id));

const demoTables = Object.values(tables).map((table) => getTableConfig(table));

/** A row as the API returns it: the schema's properties, dates as text. */
const recordOf = (schema: TObject, row: object, links: object) =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries({ ...row, ...links }).filter(([key]) => key in schema.properties)),
    ),
  ) as unknown;

beforeAll(async () => {
  filesDir = mkdtempSync(join(tmpdir(), 'seed-'));
  database = await openDatabase({ databaseUrl: undefined });
  await seed(database.db, { filesDir, now });
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
});

describe('the demo', () => {
  test('is a chain of realistic size, and a small second store', async () => {
    expect(await count(tables.locations)).toBe(6);
    expect(await count(tables.staff)).toBe(24);
    expect(await count(tables.brands)).toBe(27);
    expect(await count(tables.categories)).toBe(60);
    expect(await count(tables.products)).toBe(397);
    expect(await count(tables.customers)).toBe(300);
    expect(await count(tables.appointments)).toBe(400);
    expect(await count(tables.contactRequests)).toBe(45);
    expect(await count(tables.notifications)).toBe(60 + 45);
    expect(await count(tables.repairs)).toBeGreaterThan(1100);
    const second = storeIdOf(borealis);
    expect(await count(tables.locations, second)).toBe(2);
    expect(await count(tables.brands, second)).toBe(10);
    expect(await count(tables.products, second)).toBe(40);
  });

  test('contains no reference across stores', () => {
    // Tables without a store: the bundled carriers, rate limits, the outbox and the global catalogue.
    const shared = new Set([
      'stores',
      'sample_shipments',
      'sample_rates',
      'sample_labels',
      'global_brands',
      'global_products',
      'rate_limits',
      'outbox_mails',
    ]);
    for (const { name, columns, foreignKeys } of demoTables) {
      if (shared.has(name)) continue;
      expect(columns.map((column) => column.name)).toContain('store_id');
      for (const key of foreignKeys) {
        const { columns: own, foreignTable } = key.reference();
        if (shared.has(getTableConfig(foreignTable).name)) continue;
        expect(own.map((column) => column.name)).toContain('store_id');
      }
    }
  });

  test('is unchanged by a second run', async () => {
    await database.db.update(tables.stores).set({ slogan: 'Ours' }).where(eq(tables.stores.id, storeId));
    await seed(database.db, { filesDir, now });
    const [store] = await database.db.select().from(tables.stores).where(eq(tables.stores.id, storeId));
    expect(store?.slogan).toBe('Ours');
    expect(await count(tables.products)).toBe(397);
  });

  test.each([
    ['brands', tables.brands, Brand, {}],
    ['categories', tables.categories, Category, { products: [], products_count: 0 }],
    ['products', tables.products, Product, { brand: null, categories: [] }],
    [
      'items',
      tables.items,
      Item,
      {
        product: null,
        supplier: null,
        on_hand: 0,
        reserved: 0,
        available: 0,
        incoming: 0,
        expected_date: null,
      },
    ],
  ] as [string, PgTable, TObject, object][])(
    'all %s are valid by their schema',
    async (_, table, schema, links) => {
      const isValid = ajv.compile(schema);
      for (const row of await database.db.select().from(table)) {
        isValid(recordOf(schema, row, links));
        expect(isValid.errors).toBeNull();
      }
    },
  );

  test('references existing pictures only', async () => {
    const files = createFiles({ filesDir });
    const rows = await database.db.selectDistinct({ url: tables.products.img_src }).from(tables.products);
    expect(rows.length).toBeGreaterThan(20);
    for (const { url } of rows) {
      const file = await files.read(url?.slice(FILES_PATH.length) ?? '');
      expect(file?.type).toBe('image/svg+xml');
      file?.stream.destroy();
    }
  });
});

describe('the stock', () => {
  const rowsOf = async (query: SQL) => ((await database.db.execute(query)) as { rows: unknown[] }).rows;

  test('is reserved for future appointments as far as available, and some wait', async () => {
    const { reserved, needed } = tables.appointmentParts;
    expect(await database.db.$count(tables.appointmentParts, sql`${reserved} = ${needed}`)).toBeGreaterThan(
      5,
    );
    expect(await database.db.$count(tables.appointmentParts, sql`${reserved} < ${needed}`)).toBeGreaterThan(
      0,
    );
  });

  test('is the sum of its movements, with serial numbers at their locations and some items low', async () => {
    expect(await count(tables.items)).toBeGreaterThan(110);
    expect(await count(tables.movements)).toBeGreaterThan(1000);
    expect(
      await rowsOf(sql`
        select item_id, location_id from stock full join (
          select item_id, location_id, sum(quantity) quantity, sum(reserved) promised
          from movements group by item_id, location_id
        ) moved using (item_id, location_id)
        where on_hand is distinct from quantity or stock.reserved is distinct from promised`),
    ).toEqual([]);
    expect(
      await rowsOf(sql`
        select s.id from stock s join items i on i.id = s.item_id and i.is_serialized
        where on_hand <> (select count(*) from serials p where p.item_id = s.item_id
          and p.location_id = s.location_id)`),
    ).toEqual([]);
    const low = await database.db.$count(tables.stock, sql`id in (select id from stock_levels where is_low)`);
    expect(low / (await database.db.$count(tables.stock))).toBeGreaterThan(0.05);
    expect(low / (await database.db.$count(tables.stock))).toBeLessThan(0.5);
    const numbers = await database.db.select().from(tables.serials);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ serial }) => !/^\d{15}$/.test(serial) || isInvalidImei(serial))).toEqual([]);
  });
});

describe('the sales', () => {
  const differing = async (query: SQL) => ((await database.db.execute(query)) as { rows: unknown[] }).rows;

  test('are in all states, and each movement of a sale has its order', async () => {
    const { order_status } = tables.orders;
    const states = await database.db.selectDistinct({ order_status }).from(tables.orders);
    expect(states).toHaveLength(orderStatuses.length);
    const orphans = sql`select 1 from movements m where kind = 'SELL'
      and not exists (select 1 from orders o where o.id = m.source_id and o.store_id = m.store_id)`;
    expect(await differing(orphans)).toEqual([]);
  });

  test('match the ledger, which sums to zero: orders, registers, balances, reports and commissions', async () => {
    expect(await count(tables.entries)).toBeGreaterThan(2000);
    for (const query of [
      sql`select transaction_id from entries group by 1 having sum(amount) <> 0`,
      sql`select o.id from orders o left join (
            select order_id, coalesce(sum(e.amount) filter (where account = 'RECEIVABLE'), 0) owed
            from transactions t join entries e on e.transaction_id = t.id group by 1
          ) l on l.order_id = o.id
          where coalesce(owed, 0) <> case when order_status in ('COMPLETED', 'REFUNDED')
            then total - credited else 0 end - paid + refunded`,
      sql`select o.id from orders o join order_lines l on l.order_id = o.id
          group by o.id, o.total having o.total <> sum(l.total)`,
      sql`select r.id from registers r left join (
            select register_id, sum(amount) cash from entries where account = 'CASH' group by 1
          ) c on c.register_id = r.id
          where case when state = 'CLOSED' then cash <> 0 or difference <> counted - closed_with
            else cash < 0 end`,
      sql`select * from (
            select customer_id, account kind, -sum(amount) owed from entries
            where account in ('STORE_CREDIT', 'GIFT') group by 1, 2
          ) l full join balances b using (customer_id, kind) where owed is distinct from b.amount`,
      sql`select * from (
            select day, location_id, -sum(amount) earned from entries where account = 'SALES' group by 1, 2
          ) l full join (
            select day, location_id, sum(net) net from sold_lines where kind <> 'GIFT' group by 1, 2
          ) s using (day, location_id) where coalesce(earned, 0) <> coalesce(net, 0)`,
      sql`select * from (
            select transaction_id, sum(amount) owed from entries where account = 'COMMISSIONS' group by 1
          ) l full join (
            select transaction_id, sum(amount) earned from commissions group by 1
          ) c using (transaction_id) where owed is distinct from earned`,
    ])
      expect(await differing(query)).toEqual([]);
  });
});

describe('the storefront', () => {
  const validatorOf = (schema: TSchema) => servicesAjv.compile(schema);
  const configOf = async (store: DemoStore) => {
    const isStore = eq(tables.stores.id, storeIdOf(store));
    const [row] = await database.db.select().from(tables.stores).where(isStore);
    return row?.config as StoreConfig;
  };

  test.each([atlas, borealis])('of $name is complete and valid', async (store) => {
    const config = await configOf(store);
    const isValid = validatorOf(StoreConfig);
    isValid(config);
    expect(isValid.errors).toBeNull();
    expect(storeConfigErrors(config)).toEqual([]);
    const missing = nodesOf('storeConfig').filter(({ pointer }) => valueAt(config, pointer) === undefined);
    expect(missing.map(({ pointer }) => pointer)).toEqual(store === atlas ? [] : ['/tradePage/headData']);
    expect(shopUrl(config)).toBe(`https://shop.${store.mailDomain}`);
  });

  test('leaves no field empty', async () => {
    const config = await configOf(atlas);
    const empty: string[] = [];
    visitValues(documents.storeConfig.schema, config, (pointer, _, value) => {
      if (value === undefined || value === '') empty.push(pointer);
    });
    expect(empty).toEqual([]);
  });

  test('references existing categories and pictures', async () => {
    const files = createFiles({ filesDir });
    const rows = await database.db.select().from(tables.categories);
    const ids = new Set(rows.map(({ id }) => id));
    for (const { config } of await database.db.select().from(tables.stores)) {
      const values: Record<string, string[]> = {};
      visitValues(documents.storeConfig.schema, config, (_, { format = '' }, value) => {
        (values[format] ??= []).push(String(value));
      });
      const { image = [], category = [] } = values;
      expect(category.length).toBeGreaterThan(3);
      expect(image.length).toBeGreaterThan(10);
      expect(category.filter((id) => !ids.has(id))).toEqual([]);
      for (const url of new Set(image)) {
        const file = await files.read(url.slice(FILES_PATH.length));
        expect(file?.type).toBe('image/svg+xml');
        file?.stream.destroy();
      }
    }
  });

  test.each([atlas, borealis])('of $name has pages of two locations', async (store) => {
    const isOwn = eq(tables.locations.store_id, storeIdOf(store));
    const rows = await database.db.select().from(tables.locations).where(isOwn).orderBy(tables.locations.id);
    const isValid = validatorOf(LocationConfig);
    const paged = rows.filter(({ config }) => config !== null);
    for (const { config } of paged) {
      isValid(config);
      expect(isValid.errors).toBeNull();
      const missing = nodesOf('locationConfig').filter(
        ({ pointer }) => valueAt(config, pointer) === undefined,
      );
      expect(missing).toEqual([]);
      expect(valueAt(config, '/section3/imgLink')).toBe(defaultLocationImage);
    }
    const { locations } = await configOf(store);
    expect(locations?.map(({ id }) => id)).toEqual(paged.map(({ id }) => id));
    expect(paged).toHaveLength(2);
  });

  test.each([atlas, borealis])('of $name has static pages with their templates', async (store) => {
    const rows = await database.db
      .select()
      .from(tables.templates)
      .where(eq(tables.templates.store_id, storeIdOf(store)));
    const { pages = [] } = await configOf(store);
    expect(rows.map(({ type, slug }) => ({ type, slug }))).toEqual(
      pages.map(({ type, slug }) => ({ type, slug })),
    );
    for (const { content } of rows) {
      expect(isTemplate(content)).toBe(true);
      const ids = JSON.stringify(content).match(/"id":"[A-Z]\w+-\d+"/g) ?? [];
      expect(ids.length).toBeGreaterThan(5);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('has all translated texts of the panels, most of them in French', async () => {
    const config = await configOf(atlas);
    const used = panels
      .filter(({ isTranslated }) => isTranslated)
      .flatMap(({ roots }) => nodesOf('storeConfig', roots))
      .flatMap(({ pointer, schema }) => translatableTexts(schema, valueAt(config, pointer)));
    const rows = await database.db.select().from(tables.texts).where(eq(tables.texts.store_id, storeId));
    const french = new Map(
      rows.filter(({ locale }) => locale === 'fr').map(({ key, value }) => [key, value]),
    );
    expect([...french.keys()].toSorted()).toEqual([...new Set(used)].toSorted());
    const pending = [...french.values()].filter((value) => value === null);
    expect(pending.length).toBeGreaterThan(2);
    expect(pending.length).toBeLessThan(french.size / 5);
  });
});

describe('people', () => {
  test('every demo account is a staff member of that role in that store', async () => {
    for (const { email, role, domain } of demoAccounts) {
      const rows = await database.db
        .select({ role: tables.staff.role, domain: tables.stores.domain, uid: tables.staff.uid })
        .from(tables.staff)
        .innerJoin(tables.stores, eq(tables.stores.id, tables.staff.store_id))
        .where(eq(tables.staff.email, email));
      expect(rows).toEqual([{ role, domain, uid: expect.any(String) as string }]);
    }
  });

  test('roles start with the default rights', async () => {
    const rows = await database.db.select().from(tables.roles).where(eq(tables.roles.store_id, storeId));
    expect(rows.map(({ code }) => code).toSorted()).toEqual(roles.toSorted());
    for (const { code, permissions } of rows) expect(permissions).toEqual(roleRights[code as Role]);
  });
});

describe('growth', () => {
  test('adds what is missing, once', async () => {
    const materials = { pictures: await storePictures({ filesDir }), now };
    const steps = async (scale: number) => {
      const areNew: boolean[] = [];
      for await (const { isNew } of grow(database.db, materials, scale)) areNew.push(isNew);
      return areNew;
    };
    expect(await steps(2)).toEqual([true]);
    expect(await count(tables.products)).toBe(2 * 397);
    expect(await count(tables.customers)).toBe(600);
    expect(await count(tables.appointments)).toBe(800);
    expect(await count(tables.products, storeIdOf(borealis))).toBe(40);
    await database.db.delete(tables.categories).where(eq(tables.categories.name, 'Galaxy A'));
    expect(await steps(3)).toEqual([false, true]);
    expect(await count(tables.products)).toBe(3 * 397);
  });
});
