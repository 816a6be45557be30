import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { tableEntry } from '../backup.ts';
import { quoted, type StoredTable } from '../catalog.ts';
import type { Archive } from '../readArchive.ts';
import { storeRows } from '../rows.ts';
import type { StoreManifest } from './exportStore.ts';
import { renumber, type Renamed } from './renumber.ts';

interface Item {
  [column: string]: unknown;
  id: string;
  slug: string;
}

/** Tables shared by all stores, in an order that satisfies foreign keys. */
export const globalTables = ['global_brands', 'global_products'];

/**
 * Matches global items that the store refers to by slug and adds missing ones; records changed ids in `renamed`. A
 * brand's parent may come after it, so ids are collected before any row is stored.
 */
export async function placeGlobalRows(
  db: Db,
  archive: Archive<StoreManifest>,
  table: StoredTable,
  renamed: Renamed,
): Promise<void> {
  const items: Item[] = [];
  for await (const line of archive.lines(tableEntry(table.name))) items.push(JSON.parse(line) as Item);
  const { bySlug, taken } = await find(db, table.name, items);
  for (const { id, slug } of items) {
    const here = bySlug.get(slug) ?? (taken.has(id) ? randomUUID() : id);
    if (here !== id) renamed.ids.set(id, here);
  }
  const added = items
    .filter(({ slug }) => !bySlug.has(slug))
    .map((item) => JSON.stringify(renumber(table.name, item, renamed)));
  await storeRows(db, table, asLines(added));
}

async function find(db: Db, table: string, items: Item[]) {
  const ids = sql.param(items.map(({ id }) => id));
  const slugs = sql.param(items.map(({ slug }) => slug));
  const { rows } = (await db.execute(
    sql`select id, slug from ${sql.raw(quoted(table))} where slug = any(${slugs}::text[]) or id = any(${ids}::uuid[])`,
  )) as { rows: Pick<Item, 'id' | 'slug'>[] };
  return {
    bySlug: new Map(rows.map(({ id, slug }) => [slug, id])),
    taken: new Set(rows.map(({ id }) => id)),
  };
}

async function* asLines(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}
