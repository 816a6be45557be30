import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SharedTable, StoreTable } from './tables/owners.ts';

export interface InsertOptions {
  ignoreExisting?: boolean;
  overwrite?: { target: PgColumn[]; keys: string[]; where?: SQL };
}

/** Rows to insert into a table for rows of a shared one. */
export interface Copy<K extends string> {
  from: SharedTable;
  where: SQL;
  /** The expression of each column, keyed by property. */
  values: Record<string, PgColumn | SQL>;
  returned: K[];
}

/** Building one statement takes a few milliseconds for this many values, which block the event loop. */
export const rowsAtOnce = (table: PgTable) => Math.ceil(1500 / Object.keys(getTableColumns(table)).length);

/** Inserts a row for each matching row of a shared table, skips existing ones, and returns columns of the new ones. */
export const copyStatement = <K extends string>(
  table: StoreTable,
  { from, where, values, returned }: Copy<K>,
): SQL => sql`
  insert into ${table} (${namesOf(Object.keys(values))})
  select ${sql.join(Object.values(values), sql`, `)} from ${from} where ${where}
  on conflict do nothing returning ${namesOf(returned)}`;

const namesOf = (columns: string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
