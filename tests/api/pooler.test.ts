import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { hasPgBouncer, startPgBouncer, type Pooler, type PoolMode } from '../support/pgBouncer.ts';
import { bareDatabase } from './testDatabase.ts';

const { DATABASE_URL, TEMPLATE_DATABASE } = process.env;

/** Skipped where there is no PostgreSQL, or PgBouncer is not installed. */
describe.skipIf(!DATABASE_URL || !(await hasPgBouncer()))('behind PgBouncer', () => {
  let own: Awaited<ReturnType<typeof bareDatabase>>;
  let pooler: Pooler | undefined;
  let database: Database | undefined;
  let told: string[];

  beforeEach(async () => {
    own = await bareDatabase(DATABASE_URL ?? '', TEMPLATE_DATABASE);
    told = [];
  });
  afterEach(async () => {
    await database?.close();
    database = undefined;
    await pooler?.stop();
    await own.drop();
  });

  async function openBehind(mode: PoolMode, databaseDirectUrl?: string): Promise<Database> {
    pooler = await startPgBouncer(DATABASE_URL ?? '', mode);
    const databaseUrl = Object.assign(new URL(own.url), { host: pooler?.host }).href;
    database = await openDatabase({ databaseUrl, databaseDirectUrl, log: (line) => told.push(line) });
    return database;
  }

  /** Transactions at once, of statements that are prepared wherever they can be. */
  const count = ({ db }: Database) =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        db.transaction(async (one) => {
          const { rows } = (await one.execute(sql`select ${index}::int as value`)) as {
            rows: { value: number }[];
          };
          return rows[0]?.value;
        }),
      ),
    );
  /** Statements with a name, of the pool itself. */
  const readStores = ({ db }: Database) => {
    const named = db.select({ id: stores.id }).from(stores).prepare('stores_by_name');
    return Promise.all(Array.from({ length: 40 }, () => named.execute()));
  };
  const all = Array.from({ length: 40 }, (_, index) => index);

  async function isHeard(one: Database): Promise<void> {
    const heard: string[] = [];
    const stop = await one.listen('words', (text) => heard.push(text));
    await one.db.execute(sql`select pg_notify('words', 'hello')`);
    await expect.poll(() => heard).toEqual(['hello']);
    await stop();
  }

  test('in session mode everything works', async () => {
    const opened = await openBehind('session');
    expect(await count(opened)).toEqual(all);
    await readStores(opened);
    await isHeard(opened);
    expect(told).toEqual([]);
  });

  test('in transaction mode the start ends with a sentence', async () => {
    await expect(openBehind('transaction')).rejects.toThrow('set DATABASE_DIRECT_URL');
  });

  test('in transaction mode everything works with a direct address', async () => {
    const opened = await openBehind('transaction', own.url);
    expect(await count(opened)).toEqual(all);
    await readStores(opened);
    await isHeard(opened);
    const line = expect.stringContaining('keeps no prepared statements') as string;
    expect(told).toEqual(pooler?.preparesStatements ? [] : [line]);
  });
});
