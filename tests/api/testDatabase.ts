import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import {
  openDatabase,
  openEmbedded,
  type Database,
  type DatabaseOptions,
} from '../../server/core/database.ts';
import packageJson from '../../package.json' with { type: 'json' };

export interface TestDatabase {
  database: Database;
  /** Where it is, unless it is embedded. */
  url?: string;
  drop: () => Promise<void>;
}

type TestOptions = Pick<DatabaseOptions, 'slowQuery'>;

/** An empty database: embedded and in memory, or one of its own on the PostgreSQL of DATABASE_URL. */
export async function openTestDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return openOnServer(DATABASE_URL, options);
  const database = await openEmbedded({ cluster: await emptyCluster() }, options);
  return { database, drop: () => database.close() };
}

async function openOnServer(serverUrl: string, options: TestOptions): Promise<TestDatabase> {
  const { url, drop } = await bareDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl: url, ...options });
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database of its own without any tables. */
export async function bareDatabase(serverUrl: string): Promise<Required<Omit<TestDatabase, 'database'>>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Making a cluster takes seconds: every run starts from a copy of the same empty one. */
export async function emptyCluster(): Promise<string> {
  const folder = 'node_modules/.cache';
  const path = `${folder}/pglite-${packageJson.dependencies['@electric-sql/pglite']}.tar`;
  if (existsSync(path)) return path;
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return path;
}
