import { sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import { literal, quoted, rowsOf, type StoredTable } from './catalog.ts';

/** Characters of rows fetched or stored at a time. */
const portion = 2_000_000;
const maxRows = 5000;

/** Yields the rows of a table as lines of JSON, in a transaction, keeping few of them in memory. */
export async function* readRows(
  db: Db,
  { name, columns }: StoredTable,
  where = 'true',
): AsyncGenerator<string> {
  const list = columns.map((column) => quoted(column.name)).join(', ');
  await rowsOf(
    db,
    `declare backup no scroll cursor for
      select row_to_json(whole_row)::text as line from (select ${list} from ${quoted(name)} where ${where}) whole_row`,
  );
  for (let count = 50; ;) {
    const rows = await rowsOf<{ line: string }>(db, `fetch ${count} from backup`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    yield text;
    count = Math.min(maxRows, Math.max(1, Math.floor((count * portion) / text.length)));
  }
  await rowsOf(db, 'close backup');
}

/**
 * Stores rows in one statement, so that they may reference each other and constraints are checked once; in a
 * transaction. Columns missing in `columns` get their defaults; identity columns are numbered in the order of
 * `orderBy`.
 */
export async function storeRows(
  db: Db,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
  orderBy?: string,
): Promise<void> {
  await rowsOf(db, 'set local statement_timeout = 0');
  await rowsOf(db, 'create temp table if not exists staged (line json) on commit drop');
  await rowsOf(db, 'truncate staged');
  for await (const batch of batches(lines))
    await db.execute(sql`insert into staged select json_array_elements(${`[${batch.join(',')}]`}::json)`);
  const list = columns.map((column) => quoted(column.name)).join(', ');
  // In a NOT NULL jsonb column, null is a JSON null.
  const values = columns.map(({ name: column, type, isNullable }) =>
    type === 'jsonb' && !isNullable ? `coalesce(r.${quoted(column)}, 'null'::jsonb)` : `r.${quoted(column)}`,
  );
  await rowsOf(
    db,
    `insert into ${quoted(name)} (${list}) overriding system value
      select ${values.join(', ')} from staged, json_populate_record(null::${quoted(name)}, staged.line) r
      ${orderBy ? `order by r.${quoted(orderBy)}` : ''}`,
  );
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size < portion) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Advances sequences beyond the restored rows. */
export async function continueNumbers(db: Db, tables: StoredTable[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isIdentity }) => isIdentity))
      await rowsOf(
        db,
        `select setval(pg_get_serial_sequence(${literal(quoted(name))}, ${literal(column.name)}), max(${quoted(column.name)}))
          from ${quoted(name)}`,
      );
}
