import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** These values by their names, as an object of the answer. */
export function objectOf(values: Record<string, PgColumn | SQL>): SQL {
  const pairs = Object.entries(values).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
