import { sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';

/** A table according to the database catalog. */
export interface StoredTable {
  name: string;
  /** Stored columns; generated columns are left out. */
  columns: StoredColumn[];
  /** Tables that its foreign keys reference. */
  refersTo: string[];
}

export interface StoredColumn {
  name: string;
  type: string;
  isNullable: boolean;
  /** An identity column, numbered by a sequence. */
  isIdentity: boolean;
}

export async function rowsOf<T>(db: Db, statement: string): Promise<T[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as { rows: T[] };
  return rows;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Returns the tables, each after those it references; references to itself are allowed. */
export async function tablesOf(db: Db): Promise<StoredTable[]> {
  const tables = await rowsOf<StoredTable>(
    db,
    `select c.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
          'isNullable', not attnotnull, 'isIdentity', attidentity <> '') order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      coalesce((select json_agg(distinct f.relname) from pg_constraint join pg_class f on f.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid), '[]') as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  return inOrder(tables);
}

function inOrder(tables: StoredTable[]): StoredTable[] {
  const ordered = new Map<string, StoredTable>();
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !ordered.has(name) && refersTo.every((one) => ordered.has(one)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}
