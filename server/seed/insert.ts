import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../core/database.ts';

const CHUNK = 1000;

/** Inserts rows with identical keys, 1,000 per statement; skips existing ones. */
export async function insert<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await db.execute(
      sql`insert into ${table} (${columns})
          select ${columns} from json_populate_recordset(null::${table}, ${chunk}::json)
          on conflict do nothing`,
    );
  }
}
