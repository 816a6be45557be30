import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { openDatabase, openEmbedded, packedCluster, type Database } from '../../server/core/database.ts';
import { migrationsFolder } from '../../server/core/migrate.ts';
import { newCluster } from './testDatabase.ts';

/** How many migrations may have been added since; `npm run cluster` packs the cluster anew. */
const mostPending = 12;

async function rowsOf<T>({ db }: Database, statement: string): Promise<T[]> {
  return ((await db.execute(sql.raw(statement))) as { rows: T[] }).rows;
}

/** Columns, constraints, indexes, views, functions, triggers and extensions, in a stable order. */
const catalogue = `
  with own as (select * from pg_class where relnamespace = 'public'::regnamespace)
  select * from (
    select 'column' as kind, attrelid::regclass::text as of, attname::text as name,
        concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
          pg_get_expr(adbin, adrelid)) as definition
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid in (select oid from own where relkind in ('r', 'v', 'm', 'p')) and attnum > 0 and not attisdropped
    union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', '', relname, pg_get_indexdef(oid) from own where relkind = 'i'
    union all select 'view', '', relname, pg_get_viewdef(oid) from own where relkind in ('v', 'm')
    union all select 'function', '', oid::regprocedure::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'extension', '', extname, extversion from pg_extension
  ) parts order by kind, of, name, definition`;

const done = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at';

test('the packed cluster has the first migrations, and with the rest the same schema as without it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const migrated = await openEmbedded({ cluster: await newCluster() });
  const expected = { schema: await rowsOf(migrated, catalogue), done: await rowsOf(migrated, done) };
  await migrated.close();

  const cluster = { dataDir: join(folder, 'database'), packed: packedCluster };
  const found = await openEmbedded(cluster, { isAsFound: true });
  const packed = await rowsOf<{ hash: string }>(found, done);
  await found.close();
  const all = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  expect(packed.map(({ hash }) => hash)).toEqual(all.slice(0, packed.length));
  expect(all.length - packed.length).toBeLessThanOrEqual(mostPending);

  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  expect({ schema: await rowsOf(database, catalogue), done: await rowsOf(database, done) }).toEqual(expected);
  await database.close();
  rmSync(folder, { recursive: true });
}, 120_000);
