import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { startDatabaseThread, type ClusterOptions } from './embedded/databaseThread.ts';
import { ThreadStream } from './embedded/threadStream.ts';
import { queueStatements, listenForever, openClient, openPool, connectTo } from './postgres.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { canPrepare, requireSessions, unprepared } from './transactionPooling.ts';
import type { Lend } from './slowQueries/plan.ts';
import { unmonitored, monitorDatabase } from './monitorDatabase.ts';
import { watchPool, type HearSlowQuery } from './slowQueries/slowQueries.ts';

/** Drizzle with either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

export interface Database {
  db: Db;
  /** Listens on a channel for notifications of all processes (`Scope.notify`); returns the function that stops. */
  listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>;
  /** Runs work that only one node may run at a time, such as filling an empty database. Not reentrant. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  connections(): Connections;
  /** The last health check timed out, so calls fail without waiting for the database. */
  isAway(): boolean;
  /** Adds a listener for statements slower than the configured limit. */
  onSlowQuery(hear: HearSlowQuery): void;
  close(): Promise<void>;
}

/** The connection pool of this process, and how many statements and transactions wait for a connection. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

export interface DatabaseOptions
  extends Pick<Settings, 'databaseUrl'>, Partial<Pick<Settings, 'slowQuery' | 'databaseDirectUrl'>> {
  /** Without it, the embedded database is in memory. */
  dataDir?: string;
  /** For commands that work on the whole database: runs no migrations and opens no further connections. */
  isAsFound?: boolean;
  /** Hears what an operator should know of the database. */
  log?: (line: string) => void;
}

type OpenOptions = Pick<DatabaseOptions, 'isAsFound' | 'slowQuery' | 'databaseDirectUrl' | 'log'>;

/** A cluster on which most migrations have run; opening it runs those that have been added since. */
export const packedCluster = join(migrationsFolder, 'cluster.tar.br');

/** Advisory lock id shared by all nodes: one migrates or fills the database while the others wait. */
const LOCK = 4_801_733;

/** Opens the database, embedded or PostgreSQL, and runs pending migrations. */
export function openDatabase({ dataDir, databaseUrl, ...options }: DatabaseOptions): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, options)
    : openEmbedded(
        {
          dataDir: dataDir && `${dataDir}/database`,
          packed: options.isAsFound ? undefined : packedCluster,
        },
        options,
      );
}

/**
 * Opens the embedded database behind the PostgreSQL driver. It has one connection, so transactions run one at a time.
 */
export async function openEmbedded(
  cluster: ClusterOptions,
  { isAsFound = false, slowQuery = 0 }: OpenOptions = {},
): Promise<Database> {
  const [{ default: pg }, { drizzle }, thread] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
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
  pool.on('connect', queueStatements);
  const onSlowQuery = watchPool(pool, { limit: slowQuery, lend: lendOf(pool) });
  const listen = listenOn(pool);
  const db = drizzle({ client: pool });
  const close = async () => {
    await pool.end();
    await thread.close();
  };
  try {
    if (!isAsFound) await lendOf(pool)((client) => migrate(client, { isAlone: true }));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
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
 * The driver discards a connection after a failed statement, but the next one continues the same embedded session,
 * which still has the prepared statements. The pool waits for this promise before it lends the connection.
 */
const forgetPrepared = (client: ClientBase): unknown => client.query('deallocate all');

/** The embedded database has one connection, which receives its own notifications. */
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

/** Lends the only connection, and discards it after a failure. */
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

/** Opens a separate connection: those of the pool are for requests. */
const lendAnother =
  (connectionString: string): Lend =>
  async (work) => {
    const client = await openClient(connectionString, 10_000);
    return work(client).finally(() => client.end());
  };

async function openPostgres(
  databaseUrl: string,
  { isAsFound = false, slowQuery = 0, databaseDirectUrl: direct = databaseUrl, log }: OpenOptions,
): Promise<Database> {
  if (!isAsFound) await requireSessions(direct);
  const connectionString = isAsFound ? direct : databaseUrl;
  const isPreparing = direct === connectionString || (await canPrepare(connectionString));
  if (!isPreparing) log?.(unprepared);
  const [pool, { drizzle }] = await Promise.all([
    openPool({ connectionString, onConnect: limitStatements }, { isPreparing }),
    import('drizzle-orm/node-postgres'),
  ]);
  const onSlowQuery = watchPool(pool, { limit: slowQuery, lend: lendAnother(direct) });
  if (!isAsFound) await withLock(direct, (client) => migrate(client));
  const watch = isAsFound ? unmonitored : monitorDatabase(connectionString, pool);
  return {
    db: drizzle({ client: pool }),
    listen: (channel, hear) => listenForever(direct, channel, hear),
    alone: (work) => withLock(direct, work),
    connections: () => connectionsOf(pool),
    isAway: watch.isAway,
    onSlowQuery,
    close: async () => {
      await watch.stop();
      await pool.end();
    },
  };
}

/** Poolers refuse the limit as a parameter of the connection. */
const limitStatements = (client: ClientBase): unknown => client.query('set statement_timeout = 30000');

/** Tries to take the lock: a statement that waited for it would hold up indexes that are being built concurrently. */
async function isLocked(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    LOCK,
  ]);
  return rows[0]?.locked ?? false;
}

/** Runs work with a connection of its own, whose statements may take as long as the index of a large table does. */
async function withLock<T>(connectionString: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await connectTo(connectionString, 10_000);
  try {
    await client.query('set statement_timeout = 0');
    while (!(await isLocked(client))) await setTimeout(100);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
