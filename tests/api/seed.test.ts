import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TObject } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../server/database.ts';
import { createFiles, FILES_PATH } from '../../server/files.ts';
import { atlas, borealis } from '../../server/seed/data/stores.ts';
import { grow } from '../../server/seed/grow.ts';
import { storePictures } from '../../server/seed/pictures.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import * as tables from '../../server/tables/index.ts';
import { Brand } from '../../src/schemas/brands.ts';
import { Category } from '../../src/schemas/categories.ts';
import { Product } from '../../src/schemas/products.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';
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

/** A row as the API gives it: the schema's keys, dates as text. */
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
  test('is a chain of believable size, and a small second store', async () => {
    expect(await count(tables.locations)).toBe(6);
    expect(await count(tables.staff)).toBe(24);
    expect(await count(tables.brands)).toBe(27);
    expect(await count(tables.categories)).toBe(60);
    expect(await count(tables.products)).toBe(397);
    expect(await count(tables.customers)).toBe(300);
    expect(await count(tables.appointments)).toBe(400);
    expect(await count(tables.notifications)).toBe(60);
    expect(await count(tables.repairs)).toBeGreaterThan(1100);
    const second = storeIdOf(borealis);
    expect(await count(tables.locations, second)).toBe(2);
    expect(await count(tables.brands, second)).toBe(10);
    expect(await count(tables.products, second)).toBe(40);
  });

  test('keeps every link inside a store', () => {
    const shared = new Set(['stores']);
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

  test('is left alone by a second run', async () => {
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

  test('has pictures that are really there', async () => {
    const files = createFiles(filesDir);
    const rows = await database.db.selectDistinct({ url: tables.products.img_src }).from(tables.products);
    expect(rows.length).toBeGreaterThan(20);
    for (const { url } of rows) {
      const file = await files.read(url?.slice(FILES_PATH.length) ?? '');
      expect(file?.type).toBe('image/svg+xml');
      file?.stream.destroy();
    }
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

  test('roles start with the rights of the table', async () => {
    const rows = await database.db.select().from(tables.roles).where(eq(tables.roles.store_id, storeId));
    expect(rows.map(({ code }) => code).toSorted()).toEqual(roles.toSorted());
    for (const { code, permissions } of rows) expect(permissions).toEqual(roleRights[code as Role]);
  });
});

describe('growth', () => {
  test('adds what is missing, once', async () => {
    const materials = { pictures: await storePictures(filesDir), now };
    const steps = async (scale: number) => {
      const news: boolean[] = [];
      for await (const { isNew } of grow(database.db, materials, scale)) news.push(isNew);
      return news;
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
