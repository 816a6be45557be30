import type { Placeholder, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { Db } from './database.ts';
import type { TenantFilter } from './tenantFilter.ts';
import type { SharedTable, StoreTable } from './tables/owners.ts';

export type Row<F extends SelectedFields> = SelectResult<F, 'partial', Record<string, 'not-null'>>;

export interface SelectOptions {
  /** `isOptional` is a left join. */
  join?: { table: StoreTable | SharedTable; on: SQL; isOptional?: true };
  where?: SQL;
  groupBy?: PgColumn | SQL;
  orderBy?: (SQL | PgColumn)[];
  limit?: number | Placeholder;
  offset?: number;
  /**
   * Locks the rows until the transaction ends: true is FOR NO KEY UPDATE, `whole` FOR UPDATE, `unchanged` FOR SHARE,
   * `shared` FOR KEY SHARE.
   */
  lock?: boolean | 'whole' | 'unchanged' | 'shared';
}

/** A prepared statement; `sql.placeholder` marks its parameters. */
export interface Planned<F extends SelectedFields> extends SelectOptions {
  table: StoreTable | SharedTable;
  fields: F;
}

const strengths = {
  plain: 'no key update',
  whole: 'update',
  unchanged: 'share',
  shared: 'key share',
} as const;

/** Builds the select with the tenant filter. */
export function selectOf(
  db: Db,
  own: TenantFilter,
  { table, fields, join, where, groupBy, orderBy = [], limit, offset, lock }: Planned<SelectedFields>,
) {
  const query = db.select(fields).from<PgTable>(table).$dynamic();
  if (join) query[join.isOptional ? 'leftJoin' : 'innerJoin'](join.table, own.filter(join.table, join.on));
  query.where(own.filter(table, where));
  query.orderBy(...orderBy);
  if (groupBy) query.groupBy(groupBy);
  if (limit !== undefined) query.limit(limit);
  if (offset) query.offset(offset);
  if (lock) query.for(strengths[lock === true ? 'plain' : lock]);
  return query;
}
