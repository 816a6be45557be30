import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings.ts';
import { listenForever, openPool, waitForever } from './postgres.ts';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

export interface Database {
  db: Db;
  /** Hears what is told on a channel (`Scope.notify`) from now on, of all processes; answers how to stop that. */
  listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends Pick<Settings, 'databaseUrl'> {
  /** Without one the embedded database is kept in memory. */
  dataDir?: string;
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that all nodes share: one of them migrates while the others wait. */
const MIGRATION_LOCK = 4_801_733;

/** Opens the database, embedded or PostgreSQL, and brings it to the newest migration. */
export function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir && `${dataDir}/database`);
}

async function openEmbedded(folder?: string): Promise<Database> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return embeddedDatabase(await PGlite.create({ dataDir: folder, extensions: { pg_trgm } }));
}

/** The database of an embedded server that runs already. */
export async function embeddedDatabase(client: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder });
  return {
    db: db as unknown as Db,
    listen: (channel, hear) => client.listen(channel, hear),
    close: () => client.close(),
  };
}

async function openPostgres(connectionString: string): Promise<Database> {
  const [pool, { drizzle }, { migrate }] = await Promise.all([
    openPool({ connectionString, statement_timeout: 30_000 }),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = await pool.connect();
  try {
    // An index over a large table, and waiting for whoever makes it, may take longer than any request.
    waitForever(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    client.release(true);
  }
  return {
    db: drizzle({ client: pool }) as unknown as Db,
    listen: (channel, hear) => listenForever(connectionString, channel, hear),
    close: () => pool.end(),
  };
}
