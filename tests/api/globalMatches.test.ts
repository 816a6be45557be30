import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { nameKey, modelTokens } from '../../server/core/tables/duplicateKeys.ts';
import { dryRun } from '../../server/globalCatalog/planImport.ts';
import { itemKinds } from '../../server/globalCatalog/items.ts';
import { listItems } from '../../server/globalCatalog/list.ts';
import { SIMILAR } from '../../server/globalCatalog/matches.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { readList } from '../../server/seed/globalCatalog/readList.ts';
import { storeList } from '../../server/seed/globalCatalog/storeList.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import { normalizeText } from '../../src/schemas/normalizeText.ts';
import { brands, products } from '../../server/catalog/tables.ts';
import { globalBrands, globalProducts } from '../../server/globalCatalog/tables.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let opened: TestDatabase;
let filesDir: string;
let scope: Scope;
const store_id = storeIdOf(atlas);

beforeAll(async () => {
  [opened, filesDir] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), 'files-'))]);
  await seed(opened.database.db, { filesDir });
  scope = new Scope(opened.database.db, { id: store_id, timezone: 'UTC' });
});
afterAll(async () => {
  await opened.drop();
  await rm(filesDir, { recursive: true });
});

/** Compares the demo's devices with catalogue items of the same duplicate key, by name alone. */
const alike = () => {
  const branded = sql`concat_ws(' ', ${globalBrands.name}, ${globalProducts.name})`;
  const similarity = sql<number>`greatest(
    similarity(${nameKey(products.name)}, ${nameKey(globalProducts.name)}), similarity(${nameKey(products.name)}, ${nameKey(branded)}))`;
  return opened.database.db
    .select({ ours: products.name, theirs: globalProducts.name, similarity })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .innerJoin(globalBrands, eq(globalBrands.slug, brands.slug))
    .innerJoin(
      globalProducts,
      and(
        eq(globalProducts.brand_id, globalBrands.id),
        eq(modelTokens(globalProducts.name), modelTokens(products.name)),
      ),
    )
    .where(eq(products.store_id, store_id));
};

test('model names distinguish one model from the next', async () => {
  const pairs = await alike();
  const plain = (name: string) => normalizeText(name).replaceAll(/[^a-z0-9]/g, '');
  const isSame = ({ ours, theirs }: { ours: string; theirs: string }) => {
    const [one, other] = [plain(ours), plain(theirs)];
    return one.includes(other) || other.includes(one);
  };
  const close = pairs.filter(({ similarity }) => similarity >= SIMILAR);
  expect(close.length).toBeGreaterThan(180);
  // Different names of the same device.
  expect(close.filter((pair) => !isSame(pair)).map(({ ours, theirs }) => `${ours}: ${theirs}`)).toEqual([
    'Nintendo Switch OLED: Switch OLED Model',
  ]);
  const far = pairs.filter(({ similarity }) => similarity < SIMILAR);
  const lost = far.filter(isSame).map(({ ours, theirs }) => `${ours}: ${theirs}`);
  // Matched by its model number.
  expect(lost).toEqual(['Steam Deck LCD: Steam Deck']);
});

test('the demo contains every kind of match', async () => {
  const kind = itemKinds.PRODUCT;
  const query = {
    filter: {},
    sorts: [{ field: 'name', order: 'ASC' as const }],
    offset: 0,
    limit: 1000,
    withLinks: false,
  };
  const { records, total } = await listItems(scope, kind, query);
  const ids = records.map(({ id }) => String(id));
  const { items, ...counts } = await dryRun(scope, kind, ids, 'LEAVE_OUT');
  expect(total).toBeGreaterThan(500);
  expect(counts).toMatchObject({ total, missing: 0 });
  const reasons = new Set(items.map(({ because }) => because));
  expect(reasons).toEqual(new Set(['GLOBAL_ID', 'MODEL_NUMBER', 'NAME', 'SLUG', undefined]));
  expect(Math.min(counts.created, counts.existing, counts.left_out)).toBeGreaterThan(20);
  const hidden = await listItems(scope, kind, { ...query, filter: { [kind.includeHidden]: true } });
  expect(hidden.total).toBe(total + 5);
});

test('loading a list again changes only the differences', async () => {
  const { db } = opened.database;
  const load = (rows: string) =>
    storeList(db, { filesDir }, readList(Buffer.from(`brand,name,kind,model_number,date\n${rows}`)));
  const find = async () => {
    const rows = await db.select().from(globalProducts).where(like(globalProducts.slug, 'acme-%'));
    return rows.map(({ id, slug, model_number, created_date }) => ({ id, slug, model_number, created_date }));
  };
  const rows = 'Acme,Phone,phone,A1,2025-03-31\nAcme,Pad,tablet,,';
  expect(await load(rows)).toEqual({ added: 2, changed: 0 });
  const before = await find();
  expect(await load(rows)).toEqual({ added: 0, changed: 0 });
  expect(await load(`ACME,Phone,phone,A2,\nApple,iPhone 99,phone,,`)).toEqual({ added: 1, changed: 1 });
  expect(await find()).toEqual(
    expect.arrayContaining(before.map((row) => (row.model_number ? { ...row, model_number: 'A2' } : row))),
  );
  const makers = await db
    .select()
    .from(globalBrands)
    .where(inArray(globalBrands.slug, ['acme', 'apple']));
  expect(makers.map(({ name }) => name).toSorted()).toEqual(['Acme', 'Apple']);
});
