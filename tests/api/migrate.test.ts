import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/core/migrate.ts';
import { bareDatabase } from './testDatabase.ts';

const { DATABASE_URL } = process.env;

interface Journal {
  entries: { tag: string; when: number; idx: number; breakpoints: boolean }[];
}

describe.skipIf(!DATABASE_URL)('migrations of a database in use', () => {
  let folder: string;
  let drop: () => Promise<void>;
  let client: Client;
  let other: Client;
  beforeEach(async () => {
    const bare = await bareDatabase(DATABASE_URL ?? '');
    ({ drop } = bare);
    [client, other] = [1, 2].map(() => new Client({ connectionString: bare.url })) as [Client, Client];
    await Promise.all([client.connect(), other.connect()]);
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp('server/migrations/meta', join(folder, 'meta'), { recursive: true });
    await write('CREATE TABLE grown (id int)');
    await migrate(client, { folder });
    await client.query('insert into grown values (1), (1)');
  });
  afterEach(async () => {
    await Promise.all([client.end(), other.end()]);
    await drop();
    await rm(folder, { recursive: true });
  });

  /** Writes the whole list of migrations. */
  async function write(...statements: string[]) {
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
    const entries = statements.map((_, idx) => ({ idx, tag: `${idx}`, when: idx + 1, breakpoints: true }));
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await Promise.all(statements.map((one, idx) => writeFile(join(folder, `${idx}.sql`), one)));
  }

  const indexes = async () =>
    (
      await client.query<{ name: string; valid: boolean }>(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'grown'::regclass`,
      )
    ).rows;

  test('build indexes beside writes, and again after a failure', async () => {
    await write('CREATE TABLE grown (id int)', 'CREATE UNIQUE INDEX CONCURRENTLY "one_id" ON "grown" ("id")');
    await expect(migrate(client, { folder })).rejects.toMatchObject({ code: '23505' });
    expect(await indexes()).toEqual([{ name: 'one_id', valid: false }]);
    await client.query('truncate grown');
    await other.query('begin');
    await other.query('insert into grown values (3)');
    const migrated = migrate(client, { folder });
    await other.query('insert into grown values (4)');
    await other.query('commit');
    await migrated;
    expect(await indexes()).toEqual([{ name: 'one_id', valid: true }]);
    await migrate(client, { folder });
  });

  test('give up waiting for a lock, try again, and say so in the end', async () => {
    await write('CREATE TABLE grown (id int)', 'ALTER TABLE grown ADD COLUMN name text');
    await other.query('begin');
    await other.query('select 1 from grown');
    await expect(migrate(client, { folder, tries: 1 })).rejects.toThrow('a long transaction uses them');
    const migrated = migrate(client, { folder, pause: 10 });
    await other.query('commit');
    await migrated;
    await expect(client.query('select name from grown')).resolves.toBeDefined();
  });
});
