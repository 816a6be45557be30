import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { brands, products } from '../../../server/catalog/tables.ts';
import { recordChanges } from '../../../server/core/history/tables.ts';
import { startApp, type TestApp, type TestStore } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { deviceOf, fillCatalog, fillStore } from './fill.ts';

const items = 8000;
const all = 10_000;
const batch = 250;

/** Compares an import of 8,000 items with bare inserts in batches of 250, on PostgreSQL and PGlite. */
export async function benchCatalogImport({ runs }: { runs: number }): Promise<void> {
  await withPostgres(() => run(runs, 'PostgreSQL'));
  await run(runs, 'PGlite');
}

async function run(runs: number, databaseName: string): Promise<void> {
  const services = await startApp();
  const { database, store, other } = services;
  try {
    const ids = (await fillCatalog(database, all)).slice(0, items);
    const times = { bare: [] as number[], ours: [] as number[], dryRun: [] as number[] };
    for (let turn = 0; turn < runs; turn++) {
      await empty(services);
      times.bare.push(await timed(() => insertBare(services, other)));
      times.dryRun.push(await timed(() => post(services, { ids, isDryRun: true })));
      times.ours.push(await timed(() => importAll(services, ids)));
    }
    const [bare, ours] = [median(times.bare), median(times.ours)];
    const rate = (seconds: number) => round(items / seconds);
    printTable(
      `Import of ${items} of ${all} items on ${databaseName}, median of ${runs}`,
      ['', 's', 'items/s', 'ratio'],
      [
        ['bare inserts', round(bare, 2), rate(bare), ''],
        ['import', round(ours, 2), rate(ours), `${round(bare / ours, 2)}x`],
        ['its dry run', round(median(times.dryRun), 2), rate(median(times.dryRun)), ''],
      ],
    );
    await empty(services);
    await fillStore(database, store.id, items);
    await measurePages(services, databaseName);
  } finally {
    await services.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function empty({ database: { db } }: TestApp): Promise<void> {
  for (const table of [recordChanges, products, brands]) await db.delete(table);
}

async function insertBare({ database: { db } }: TestApp, { id: store_id }: TestStore): Promise<void> {
  const brand_id = randomUUID();
  await db.insert(brands).values({ id: brand_id, store_id, name: 'Maker', slug: 'maker' });
  for (let start = 0; start < items; start += batch) {
    const rows = Array.from({ length: batch }, (_, index) => ({
      ...deviceOf(start + index),
      id: randomUUID(),
      store_id,
      brand_id,
    }));
    await db.insert(products).values(rows);
  }
}

async function post({ ask }: TestApp, body: object) {
  const order = { type: 'PRODUCT', action: 'ADD', ...body };
  const { status, json, text } = await ask('STORE_OWNER', 'POST', 'global_catalog/items', { body: order });
  if (status >= 300) throw new Error(text);
  return json as { id: string };
}

async function importAll(services: TestApp, ids: string[]): Promise<void> {
  await post(services, { ids });
  await services.app.workIsDone();
  const { database, store } = services;
  const made = await database.db.$count(products, eq(products.store_id, store.id));
  if (made !== ids.length) throw new Error(`${made} products were made of ${ids.length} items`);
}

/** Measures pages of items and their possible duplicates in a store of 8,000 products. */
async function measurePages({ ask }: TestApp, databaseName: string): Promise<void> {
  const rows: string[][] = [];
  for (const [title, query] of [
    ['10 by name', 'per_page=10'],
    ['20 in the middle', 'per_page=20&page=250'],
    ['1,000', 'per_page=1000'],
  ] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const seconds = await timed(() => ask('STORE_OWNER', 'GET', `global_catalog/products?${query}`));
      if (turn > 1) times.push(seconds * 1000);
    }
    rows.push([title, round(median(times), 1), round(Math.max(...times), 1)]);
  }
  printTable(
    `Pages of ${all} items, a store of ${items} products on ${databaseName}, ms`,
    ['', 'median', 'most'],
    rows,
  );
}
