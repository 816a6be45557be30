import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table without its search column, which the database generates: rows are copied and restored by them. */
export function writtenColumns<T extends PgTable>(table: T): Omit<T['_']['columns'], 'search'> {
  const { search: _, ...written } = getTableColumns(table);
  return written;
}
