import type { Session } from '../core/session.ts';
import { quoted } from '../core/distributeTable.ts';

/**
 * Drops the foreign keys from and to these tables, and keeps their definitions in the database until
 * `restoreReferences`. Returns their number.
 */
export async function keepReferences(session: Session, tables: string[]): Promise<number> {
  await session.query('create schema if not exists distribution');
  await session.query(
    `create table if not exists distribution.foreign_keys
      ("table" text, name text, definition text not null, primary key ("table", name))`,
  );
  const { rows } = await session.query(
    `select own.relname as "table", conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and (own.relname = any($1) or other.relname = any($1))`,
    [tables],
  );
  for (const { table, name, definition } of rows) {
    await session.query('insert into distribution.foreign_keys values ($1, $2, $3) on conflict do nothing', [
      table,
      name,
      definition,
    ]);
    await session.query(`alter table ${quoted(String(table))} drop constraint ${quoted(String(name))}`);
  }
  return rows.length;
}

/** Adds the foreign keys that were kept, and forgets them; returns their number. */
export async function restoreReferences(session: Session): Promise<number> {
  const { rows } = await session.query(
    `select kept.*, exists (
        select 1 from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and conname = kept.name and relname = kept."table") as is_there
      from distribution.foreign_keys kept order by "table", name`,
  );
  for (const { table, name, definition, is_there } of rows) {
    if (is_there !== true)
      await session.query(
        `alter table ${quoted(String(table))} add constraint ${quoted(String(name))} ${String(definition)}`,
      );
    await session.query('delete from distribution.foreign_keys where "table" = $1 and name = $2', [
      table,
      name,
    ]);
  }
  await session.query('drop schema distribution cascade');
  return rows.length;
}
