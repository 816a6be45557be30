import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings.ts';
import { startDatabaseThread, type ClusterOptions } from './embedded/databaseThread.ts';
import { ThreadStream } from './embedded/threadStream.ts';
import { followEachOther, listenForever, openClient, openPool, waitForever } from './postgres.ts';
import type { Lend } from './slowQueries/plan.ts';
import { unwatched, watchAnswers } from './watchAnswers.ts';
import { watchPool, type HearSlowQuery } from './slowQueries/slowQueries.ts';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

export interface Database {
  db: Db;
  /** Hears what is told on a channel (`Scope.notify`) from now on, of all processes; answers how to stop that. */
  listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>;
  /** Does what only one node may do at a time, such as filling an empty database; not within another such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  connections(): Connections;
  /** It did not answer in time when it was asked last: calls need not wait for it. */
  isAway(): boolean;
  /** Hears from now on of statements that took longer than the setting says. */
  onSlowQuery(hear: HearSlowQuery): void;
  close(): Promise<void>;
}

/** The connections of this process, and how many statements and transactions wait for one. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

export interface DatabaseOptions extends Pick<Settings, 'databaseUrl'>, Partial<Pick<Settings, 'slowQuery'>> {
  /** Without one the embedded database is kept in memory. */
  dataDir?: string;
  /** For a command that works on the whole database: leaves the tables as they are, whatever version made them, and has no other connections. */
  isAsFound?: boolean;
}

type OpenOptions = Pick<DatabaseOptions, 'isAsFound' | 'slowQuery'>;

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that all nodes share: one of them migrates or fills the database while the others wait. */
const LOCK = 4_801_733;

/** Opens the database, embedded or PostgreSQL, and brings it to the newest migration. */
export function openDatabase({ dataDir, databaseUrl, ...options }: DatabaseOptions): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, options)
    : openEmbedded({ dataDir: dataDir && `${dataDir}/database` }, options);
}

/** The embedded database, behind the same driver as PostgreSQL; it has one connection, and transactions wait for each other. */
export async function openEmbedded(
  cluster: ClusterOptions,
  { isAsFound = false, slowQuery = 0 }: OpenOptions = {},
): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }, thread] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    startDatabaseThread(cluster),
  ]);
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new ThreadStream(thread),
    onConnect: forgetPrepared,
  });
  pool.on('error', () => undefined);
  pool.on('connect', followEachOther);
  const onSlowQuery = watchPool(pool, { limit: slowQuery, lend: lendOf(pool) });
  const listen = listenOn(pool);
  const db = drizzle({ client: pool });
  const close = async () => {
    await pool.end();
    await thread.close();
  };
  try {
    if (!isAsFound) await migrate(db, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: db as unknown as Db,
    listen,
    alone: (work) => work(),
    connections: () => connectionsOf(pool),
    isAway: () => false,
    onSlowQuery,
    close,
  };
}

const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool): Connections => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/**
 * The driver gives a connection up when a statement fails, and the next is in the same session, which still holds what
 * the former had prepared. The pool waits for the answer before it hands the connection out.
 */
const forgetPrepared = (client: ClientBase): unknown => client.query('deallocate all');

/** Its one connection hears what it told itself. */
function listenOn(pool: Pool): Database['listen'] {
  const ears = new Set<readonly [channel: string, hear: (text: string) => void]>();
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const [wanted, hear] of ears) if (wanted === channel) hear(payload);
    }),
  );
  return async (channel, hear) => {
    const ear = [channel, hear] as const;
    ears.add(ear);
    await pool.query(`listen ${channel}`);
    return async () => void ears.delete(ear);
  };
}

/** The one connection that there is; one on which a work failed is not used again. */
const lendOf =
  (pool: Pool): Lend =>
  async (work) => {
    const client = await pool.connect();
    return work(client).then(
      (result) => {
        client.release();
        return result;
      },
      (error: unknown) => {
        client.release(true);
        throw error;
      },
    );
  };

/** A connection for this work alone: those of the pool are for requests. */
const lendAnother =
  (connectionString: string): Lend =>
  async (work) => {
    const client = await openClient(connectionString, 10_000);
    return work(client).finally(() => client.end());
  };

async function openPostgres(
  connectionString: string,
  { isAsFound = false, slowQuery = 0 }: OpenOptions,
): Promise<Database> {
  const [pool, { drizzle }] = await Promise.all([
    openPool({ connectionString, statement_timeout: 30_000 }),
    import('drizzle-orm/node-postgres'),
  ]);
  const onSlowQuery = watchPool(pool, { limit: slowQuery, lend: lendAnother(connectionString) });
  if (!isAsFound) await migrateOn(pool);
  const watch = isAsFound ? unwatched : watchAnswers(connectionString, pool);
  return {
    db: drizzle({ client: pool }) as unknown as Db,
    listen: (channel, hear) => listenForever(connectionString, channel, hear),
    alone: (work) => withLock(pool, work),
    connections: () => connectionsOf(pool),
    isAway: watch.isAway,
    onSlowQuery,
    close: async () => {
      await watch.stop();
      await pool.end();
    },
  };
}

async function migrateOn(pool: Pool): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  await withLock(pool, (client) => migrate(drizzle({ client }), { migrationsFolder }));
}

async function withLock<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // An index over a large table, and waiting for whoever makes it, may take longer than any request.
    waitForever(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } finally {
    client.release(true);
  }
}
