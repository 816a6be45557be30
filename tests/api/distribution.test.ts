import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/core/migrate.ts';
import { allTables } from '../../server/core/tables/registry.ts';
import { distribute } from '../../server/distribution/distribute.ts';
import { distributeDatabase } from '../../server/distribution/distributeCommand.ts';
import '../../server/domains.ts';
import { citusStub } from '../support/citusStub.ts';
import { migrationsWith } from '../support/migrations.ts';
import { bareDatabase } from './testDatabase.ts';

const { DATABASE_URL, TEMPLATE_DATABASE } = process.env;

test('only PostgreSQL can be distributed, in a number of shards', async () => {
  const embedded = { databaseUrl: undefined, dataDir: '' };
  await expect(distributeDatabase(embedded, [], () => undefined)).rejects.toThrow('set DATABASE_URL');
  await expect(distributeDatabase(embedded, ['--shards', 'x'], () => undefined)).rejects.toThrow('1 to 1024');
});

/** With the functions of Citus where there is none. */
describe.skipIf(!DATABASE_URL || process.env.CITUS_WORKERS)('a database', () => {
  let client: Client;
  let drop: () => Promise<void>;
  let lines: string[];
  beforeEach(async () => {
    const bare = await bareDatabase(DATABASE_URL ?? '', TEMPLATE_DATABASE);
    ({ drop } = bare);
    client = new Client({ connectionString: bare.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await drop();
  });

  const run = () => {
    lines = [];
    return distribute(client, { tables: allTables(), shards: 4, log: (line) => lines.push(line) });
  };

  const rows = async (query: string) => (await client.query(query)).rows as Record<string, unknown>[];
  const foreignKeys = () =>
    rows(
      `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
    );

  const addNodes = (nodes: string) => client.query(`insert into pg_dist_node values ${nodes}`);

  test('without a cluster is told what it lacks', async () => {
    await expect(run()).rejects.toThrow('Citus is not installed');
    await client.query(citusStub);
    await expect(run()).rejects.toThrow(/no worker[^]*The coordinator is no node/);
  });

  test('is distributed by store, and again without harm', async () => {
    await client.query(citusStub);
    await addNodes(`('coordinator', 0), ('worker', 1)`);
    const before = await foreignKeys();
    await run();
    expect(lines.at(-1)).toMatch(/^\d+ tables are distributed, 3 on each node/);
    expect(await foreignKeys()).toEqual(before);
    const placed = await rows('select * from citus_tables order by 1');
    await run();
    expect(lines).toHaveLength(1);
    expect(await rows('select * from citus_tables order by 1')).toEqual(placed);
  });

  test('is distributed further after an interruption', async () => {
    await client.query(citusStub);
    await addNodes(`('coordinator', 0), ('worker', 1)`);
    const before = await foreignKeys();
    await client.query('alter function create_reference_table rename to elsewhere');
    await expect(run()).rejects.toThrow('create_reference_table');
    await client.query('alter function elsewhere rename to create_reference_table');
    await run();
    expect(await foreignKeys()).toEqual(before);
  });

  test('distributes the tables that migrations add', async () => {
    await client.query(citusStub);
    await addNodes(`('coordinator', 0), ('worker', 1)`);
    await run();
    const folder = migrationsWith(
      `CREATE TABLE "added" ("id" uuid PRIMARY KEY, "store_id" uuid NOT NULL, CONSTRAINT "both" UNIQUE ("store_id", "id"));`,
      `ALTER TABLE "added" ADD CONSTRAINT "customer" FOREIGN KEY ("store_id", "id") REFERENCES "customers"("store_id", "id");`,
    );
    await migrate(client, { folder });
    rmSync(folder, { recursive: true });
    expect(
      await rows(`select citus_table_type, beside from citus_tables where table_name = 'added'::regclass`),
    ).toEqual([{ citus_table_type: 'distributed', beside: 'public."addons"' }]);
    expect(
      await rows(
        `select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = 'added'::regclass order by 1`,
      ),
    ).toEqual([
      { key: 'FOREIGN KEY (store_id, id) REFERENCES customers(store_id, id)' },
      { key: 'PRIMARY KEY (store_id, id)' },
    ]);
  });
});
