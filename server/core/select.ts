import type { Placeholder, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { Db } from './database.ts';
import type { Own } from './own.ts';
import type { SharedTable, StoreTable } from './tables/owners.ts';

export type Row<F extends SelectedFields> = SelectResult<F, 'partial', Record<string, 'not-null'>>;

export interface SelectOptions {
  /** `isOptional` keeps the rows that nothing is joined with. */
  join?: { table: StoreTable | SharedTable; on: SQL; isOptional?: true };
  where?: SQL;
  groupBy?: PgColumn | SQL;
  orderBy?: (SQL | PgColumn)[];
  limit?: number | Placeholder;
  offset?: number;
  /**
   * Keeps others from changing the rows until the transaction ends; `whole` also from referring to them, `shared` only
   * from locking them whole.
   */
  lock?: boolean | 'whole' | 'shared';
}

/** A statement that reads the same way whatever it is asked; `sql.placeholder` says where its values stand. */
export interface Planned<F extends SelectedFields> extends SelectOptions {
  table: StoreTable | SharedTable;
  fields: F;
}

const strengths = { plain: 'no key update', whole: 'update', shared: 'key share' } as const;

/** The statement, bound to the rows of the owner. */
export function selectOf(
  db: Db,
  own: Own,
  { table, fields, join, where, groupBy, orderBy = [], limit, offset, lock }: Planned<SelectedFields>,
) {
  const query = db.select(fields).from<PgTable>(table).$dynamic();
  if (join) query[join.isOptional ? 'leftJoin' : 'innerJoin'](join.table, own.whose(join.table, join.on));
  query.where(own.whose(table, where));
  query.orderBy(...orderBy);
  if (groupBy) query.groupBy(groupBy);
  if (limit !== undefined) query.limit(limit);
  if (offset) query.offset(offset);
  if (lock) query.for(strengths[lock === true ? 'plain' : lock]);
  return query;
}
