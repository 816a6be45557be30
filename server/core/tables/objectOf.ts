import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns an SQL expression for a JSON object with these values. */
export function objectOf(values: Record<string, PgColumn | SQL>): SQL {
  const pairs = Object.entries(values).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
