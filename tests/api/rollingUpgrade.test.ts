import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brands } from '../../server/catalog/tables.ts';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { orders } from '../../server/sales/tables.ts';
import { startBalancer } from '../support/balancer.ts';
import { checkOut, lastVersion } from '../support/lastVersion.ts';
import { startMailServer } from '../support/mailServer.ts';
import { releasedMigrationsFolder, migrations } from '../support/migrations.ts';
import { runScript } from '../support/scripts.ts';
import { saleLine } from './sales.ts';
import { addStore, tokenOf } from './support.ts';
import { bareDatabase } from './testDatabase.ts';

const { DATABASE_URL = '' } = process.env;
const version = lastVersion();

interface Column {
  is: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

interface Rule {
  rule: string;
  columns: string[];
}

/** A unique index over all rows, by columns alone. */
const isWholeKey = (rule: string) => /^CREATE UNIQUE INDEX [^(]*\([\w, "]*\)$/.test(rule);

describe.skipIf(!DATABASE_URL)('a database of the previous version', { timeout: 60_000 }, () => {
  let url: string;
  let drop: () => Promise<void>;
  let pool: Pool;
  beforeEach(async () => {
    ({ url, drop } = await bareDatabase(DATABASE_URL));
    pool = new Pool({ connectionString: url, max: 1 });
  });
  afterEach(async () => {
    await pool.end();
    await drop();
  });

  const rows = async <T extends object>(statement: string) => (await pool.query<T>(statement)).rows;

  async function makeVersion() {
    const migrationsFolder = releasedMigrationsFolder();
    await migrate(drizzle({ client: pool }), { migrationsFolder });
    await rm(migrationsFolder, { recursive: true });
  }

  const openBoth = () => Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url })));
  const close = (opened: Database[]) => Promise.all(opened.map((one) => one.close()));

  const columns = () =>
    rows<Column>(`
      select table_name || '.' || column_name as is, udt_name as type, is_nullable = 'YES' as "isNullable",
        column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES' as "hasDefault"
      from information_schema.columns where table_schema = 'public' order by 1`);

  /** The constraints of the database, with their columns. */
  const rules = () =>
    rows<Rule>(`
      select conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as rule,
        array(select conrelid::regclass || '.' || attname from pg_attribute where attrelid = conrelid
          and attnum = any (conkey))::text[] as columns
      from pg_constraint c where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
      union all
      select pg_get_indexdef(indexrelid), array(select indrelid::regclass || '.' || attname from pg_attribute
        where attrelid = indrelid and attnum = any (indkey))::text[]
      from pg_index join pg_class t on t.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace`);

  test('is migrated by one of two nodes that start concurrently, while the other waits', async () => {
    await makeVersion();
    const opened = await openBoth();
    const done = await rows<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
    expect(done).toHaveLength(migrations.length);
    for (const { db } of opened) expect(await db.$count(brands)).toBe(0);
    await close(opened);
  });

  test('keeps all data that a node of that version reads and writes', async () => {
    await makeVersion();
    const [before, rulesBefore] = [await columns(), await rules()];
    await (await openDatabase({ databaseUrl: url })).close();
    const [after, rulesAfter] = [await columns(), await rules()];
    const known = new Map(before.map((one) => [one.is, one]));
    const tableOf = ({ is }: Column) => is.split('.')[0];
    const tables = new Set(before.map(tableOf));
    const now = new Map(after.map((one) => [one.is, one]));
    const changed = before.filter((one) => {
      const found = now.get(one.is);
      const isNarrower = (one.isNullable && !found?.isNullable) || (one.hasDefault && !found?.hasDefault);
      return found?.type !== one.type || isNarrower;
    });
    expect(changed).toEqual([]);
    const demanded = after.filter(
      (one) => tables.has(tableOf(one)) && !known.has(one.is) && !one.isNullable && !one.hasDefault,
    );
    expect(demanded).toEqual([]);
    const former = new Set(rulesBefore.map(({ rule }) => rule));
    const isOfThatVersion = (column: string) => known.has(column.replaceAll('"', ''));
    /** A key of that version's keys and more, which they imply. */
    const isImplied = ({ rule, columns: of }: Rule) =>
      isWholeKey(rule) &&
      rulesBefore.some((one) => isWholeKey(one.rule) && one.columns.every((name) => of.includes(name)));
    const stricter = rulesAfter.filter(
      (one) => !former.has(one.rule) && one.columns.every(isOfThatVersion) && !isImplied(one),
    );
    expect(stricter).toEqual([]);
  });

  test('that a newer version has migrated further does not prevent the start', async () => {
    await close(await openBoth());
    await pool.query('create table of_the_next_version (id uuid primary key)');
    await pool.query(`alter table brands add column of_the_next_version text not null default ''`);
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next', $1)`,
      [Date.now() + 365 * 86_400_000],
    );
    const opened = await openDatabase({ databaseUrl: url });
    const { id } = await addStore(opened, 'first');
    await opened.db.insert(brands).values({ id: randomUUID(), store_id: id, name: 'Apple', slug: 'apple' });
    expect(await opened.db.$count(brands)).toBe(1);
    await opened.close();
  });

  test('is served by both versions during the migration', { timeout: 240_000 }, async ({ skip }) => {
    if (!version) {
      skip('This checkout has no tag, and LAST_VERSION names no version.');
      return;
    }
    const old = checkOut(version);
    const server = await startMailServer();
    const options = { databaseUrl: url, filesDir: `${old.folder}/.files`, mailUrl: server.url };
    const startOld = () => runScript('tests/support/node.ts', options, old.folder);
    const first = await startOld();
    const database = await openDatabase({ databaseUrl: url });
    const store = await addStore(database, 'first');
    const second = await runScript('tests/support/node.ts', options);
    const third = await startOld();
    const nodes = [first, second, third];
    const balancer = await startBalancer(nodes.map(({ firstOutput }) => firstOutput));
    const [location_id] = store.locationIds;
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${balancer.url}/dc/store/${store.id}/${path}`, {
        method,
        body: body && JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(store, 'ADMIN')}` },
      });
      return response.status;
    };
    for (const id of ids) {
      expect(await ask('POST', 'orders', { id, location_id, lines: [saleLine()] })).toBe(201);
      expect(await ask('PUT', `orders/${id}`, { lines: [saleLine({ quantity: 2 })] })).toBe(200);
      expect(await ask('GET', `orders/${id}`)).toBe(200);
      expect(await ask('GET', 'brands')).toBe(200);
    }
    expect(await database.db.$count(orders)).toBe(ids.length);
    expect(await database.db.$count(jobs)).toBe(0);
    await balancer.close();
    await Promise.all(nodes.map(({ end }) => end()));
    await database.close();
    await server.close();
    old.remove();
  });
});
