import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../server/core/migrate.ts';
import {
  openDatabase,
  openEmbedded,
  type Database,
  type DatabaseOptions,
} from '../../server/core/database.ts';
import { migratedCluster } from '../../build/migratedCluster.ts';
import {
  closeTemplate,
  copyTemplate,
  createDistributable,
  dropEverywhere,
  runAt,
  type Cluster,
} from '../support/citus.ts';
import { pooled } from '../support/pooled.ts';
import packageJson from '../../package.json' with { type: 'json' };

export interface TestDatabase {
  database: Database;
  /** The address of PostgreSQL itself, undefined if embedded. */
  url?: string;
  drop: () => Promise<void>;
}

type TestOptions = Pick<DatabaseOptions, 'slowQuery'>;

/** Creates a migrated, empty database: embedded and in memory, or on the PostgreSQL of DATABASE_URL. */
export async function openTestDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return openOnServer(DATABASE_URL, options);
  code ??= compile();
  const database = await openEmbedded({ cluster: await newCluster(), code: await code }, options);
  return { database, drop: () => database.close() };
}

/** Compiled once a process: that takes a second. */
let code: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(fileURLToPath(file)));
}

async function openOnServer(serverUrl: string, options: TestOptions): Promise<TestDatabase> {
  const { url, drop } = await bareDatabase(serverUrl, process.env.TEMPLATE_DATABASE);
  const database = await openDatabase({ ...pooled(url), ...options });
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a database without tables, or as a copy of a template. */
export async function bareDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<Required<Omit<TestDatabase, 'database'>>> {
  const name = newName();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const cluster = clusterOf(serverUrl);
  if (cluster && template === process.env.TEMPLATE_DATABASE) {
    await copyTemplate(runAt, cluster, [name, template]);
    return { url, drop: () => dropEverywhere(runAt, cluster, name) };
  }
  await runAt(serverUrl, `create database ${name} template ${template}`);
  return { url, drop: () => runAt(serverUrl, `drop database ${name} with (force)`) };
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

/** The cluster of which the tests' server is the coordinator, if there is one. */
function clusterOf(coordinator: string): Cluster | undefined {
  const { CITUS_WORKERS } = process.env;
  return CITUS_WORKERS ? { coordinator, workers: CITUS_WORKERS.split(' ') } : undefined;
}

/** Creates the migrated template of which each file's database is a copy; in a cluster it is distributed. */
export async function createTemplate(
  serverUrl: string,
): Promise<{ name: string; drop: () => Promise<void> }> {
  const cluster = clusterOf(serverUrl);
  if (!cluster) {
    const { url, drop } = await bareDatabase(serverUrl);
    await (await openDatabase({ databaseUrl: url })).close();
    return { name: new URL(url).pathname.slice(1), drop };
  }
  const name = newName();
  await createDistributable(runAt, cluster, name);
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const { distributeDatabase } = await import('../../server/distribution/distributeCommand.ts');
  await distributeDatabase({ databaseUrl, dataDir: '' }, ['--shards', '4'], () => undefined);
  await closeTemplate(runAt, cluster, name);
  return { name, drop: () => dropEverywhere(runAt, cluster, name) };
}

/** Creating and migrating a cluster takes seconds, so every run starts from a copy of one. */
export async function newCluster(): Promise<string> {
  const folder = 'node_modules/.cache';
  const path = `${folder}/pglite-small-${clusterVersion()}.tar`;
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (/^pglite-.*\.tar$/.test(name)) await rm(`${folder}/${name}`, { force: true });
  }
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await migratedCluster(removeUnused));
  await rename(draft, path);
  return path;
}

/** Halves what each test loads: removes PostgreSQL's templates, and the segments of its log after the first, still empty. */
function removeUnused({ Module: { FS } }: PGlite): void {
  const { PGDATA } = PGlite.paths;
  const filesOf = (folder: string) =>
    (FS.readdir(folder) as string[])
      .filter((name) => !name.startsWith('.'))
      .map((name) => `${folder}/${name}`);
  const segments = filesOf(`${PGDATA}/pg_wal`).filter((path) => /\/[0-9A-F]{24}$/.test(path));
  const templates = ['1', '4'].flatMap((id) => filesOf(`${PGDATA}/base/${id}`));
  for (const path of [...segments.toSorted().slice(1), ...templates]) FS.unlink(path);
}

function clusterVersion(): string {
  const migrations = createHash('sha256');
  for (const { hash, folderMillis } of readMigrationFiles({ migrationsFolder }))
    migrations.update(`${hash} ${folderMillis}`);
  const version = packageJson.dependencies['@electric-sql/pglite'];
  return `${version}-${migrations.digest('hex').slice(0, 12)}`;
}
