import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../core/database.ts';
import { inTransaction, migrationsFolder } from '../core/migrate.ts';
import { literal, rowsOf } from './catalog.ts';

/** Hashes of the migrations that the database has applied, oldest first. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const [found] = await rowsOf<{ table: string | null }>(
    db,
    `select to_regclass('drizzle.__drizzle_migrations')::text as "table"`,
  );
  if (!found?.table) return [];
  const seen = await rowsOf<{ hash: string }>(
    db,
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return seen.map(({ hash }) => hash);
}

/** Hashes of this version's migrations, oldest first. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** Returns whether this version knows all of them; false for a database of a newer version. */
export function areKnown(hashes: string[]): boolean {
  const known = knownMigrations();
  return hashes.length <= known.length && hashes.every((hash, index) => hash === known[index]);
}

/** Applies these migrations to an empty database, in the transaction of `db`. */
export async function migrateTo(db: Db, hashes: string[]): Promise<void> {
  await rowsOf(db, 'create schema drizzle');
  await rowsOf(
    db,
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(
    0,
    hashes.length,
  )) {
    for (const statement of sql) await rowsOf(db, inTransaction(statement));
    await rowsOf(
      db,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values (${literal(hash)}, ${folderMillis})`,
    );
  }
}

/** Excludes objects of extensions. */
const owned = (catalog: string, name: string) =>
  `not exists (select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${name} and deptype = 'e')`;

/** Drops all tables and functions of the product, in the transaction of `db`. Extensions stay. */
export async function clear(db: Db): Promise<void> {
  const parts = await rowsOf<{ statement: string }>(
    db,
    `select 'drop table ' || oid::regclass || ' cascade' as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and ${owned('pg_class', 'pg_class.oid')}
    union all select 'drop routine ' || oid::regprocedure || ' cascade' from pg_proc
      where pronamespace = 'public'::regnamespace and ${owned('pg_proc', 'pg_proc.oid')}`,
  );
  for (const { statement } of parts) await rowsOf(db, statement);
  await rowsOf(db, 'drop schema if exists drizzle cascade');
}
