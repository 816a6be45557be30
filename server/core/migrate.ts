import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Session } from './session.ts';
import { distributeTable, newStoreTable, placedTables } from './distributeTable.ts';

interface MigrateOptions {
  folder?: string;
  /** Nothing else uses the database, so indexes need not be built beside writes. */
  isAlone?: boolean;
  /** Number of tries to lock tables, each 2 s, with pauses in ms. */
  tries?: number;
  pause?: number;
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Tables that a statement could not lock in time (SQLSTATE lock_not_available). */
const LOCKED = '55P03';

/** For transactions that change placed tables: triggers may be created, and shards are changed one after the other. */
const inCluster = `
  set local citus.enable_unsafe_triggers = on;
  set local citus.multi_shard_modify_mode = 'sequential'`;

const concurrently = /\b(index) concurrently\b/i;

/**
 * Applies pending migrations: all in one transaction to a new database, else each in its own, which gives up soon and
 * tries again where it waits for a lock, because calls queue behind it. Indexes that are built concurrently have no
 * transaction; what an interrupted build left is dropped first.
 */
export async function migrate(session: Session, options: MigrateOptions = {}): Promise<void> {
  const { folder = migrationsFolder, isAlone = false, tries = 30, pause = 1000 } = options;
  const last = await lastApplied(session);
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > (last ?? 0),
  );
  if (last === undefined) return applyAll(session, pending);
  for (const one of pending) {
    if (!isAlone && one.sql.some((statement) => concurrently.test(statement)))
      await buildIndexes(session, one);
    else await retry(() => applyAll(session, [one]), tries, pause);
  }
}

/** Returns a statement that builds its index within a transaction. */
export const inTransaction = (statement: string) => statement.replace(concurrently, '$1');

async function lastApplied(session: Session): Promise<number | undefined> {
  await session.query('create schema if not exists drizzle');
  await session.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await session.query(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last;
  return typeof last === 'string' ? Number(last) : undefined;
}

async function applyAll(session: Session, migrations: MigrationMeta[]): Promise<void> {
  await session.query('begin');
  try {
    await session.query(`set local lock_timeout = '2s'`);
    const beside = (await placedTables(session)).find(({ isOfStores }) => isOfStores)?.name;
    if (beside) await session.query(inCluster);
    for (const one of migrations) {
      for (const statement of one.sql) {
        await session.query(inTransaction(statement));
        const table = beside && (await newStoreTable(session, statement));
        if (table) await distributeTable(session, table, beside);
      }
      await note(session, one);
    }
    await session.query('commit');
  } catch (error) {
    await session.query('rollback');
    throw error;
  }
}

async function buildIndexes(session: Session, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const name = /concurrently (?:if not exists )?("?\w+"?)/i.exec(statement)?.[1];
    if (!name) throw new Error('A migration that builds an index concurrently must do nothing else');
    const { rows } = await session.query(
      'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    const [found] = rows;
    if (found?.is_valid) continue;
    if (found) await session.query(`drop index concurrently ${name}`);
    await session.query(statement);
  }
  await note(session, migration);
}

const note = (session: Session, { hash, folderMillis }: MigrationMeta) =>
  session.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);

async function retry(work: () => Promise<void>, tries: number, pause: number): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { code?: string }).code !== LOCKED) throw error;
    if (tries <= 1)
      throw new Error('A migration could not lock its tables: a long transaction uses them.', {
        cause: error,
      });
    await setTimeout(pause);
    await retry(work, tries - 1, pause);
  }
}
