import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A condition: the column has one of these values. They are one parameter: to write a statement with a thousand of them
 * would keep all others waiting.
 */
export const among = (column: PgColumn, values: readonly unknown[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
