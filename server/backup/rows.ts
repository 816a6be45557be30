import { sql } from 'drizzle-orm';
import type { Db } from '../core/database.ts';
import { literal, quoted, rowsOf, type StoredTable } from './catalog.ts';

/** As many characters of rows are fetched or stored at once. */
const portion = 2_000_000;
const most = 5000;

/** The rows of a table as JSON, a line each; within a transaction, and never many of them in memory. */
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
    count = Math.min(most, Math.max(1, Math.floor((count * portion) / text.length)));
  }
  await rowsOf(db, 'close backup');
}

/**
 * Stores rows in one statement, so that they may refer to each other and are judged together; within a transaction.
 * Columns that `columns` does not name get their defaults; rows are numbered anew in the order of `orderBy`.
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
  // A JSON null of a column that takes none is a value of its own.
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

/** Lets new rows go on after the numbers that are there. */
export async function continueNumbers(db: Db, tables: StoredTable[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isIdentity }) => isIdentity))
      await rowsOf(
        db,
        `select setval(pg_get_serial_sequence(${literal(quoted(name))}, ${literal(column.name)}), max(${quoted(column.name)}))
          from ${quoted(name)}`,
      );
}
