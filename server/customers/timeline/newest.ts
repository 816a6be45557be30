import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';

type Dated = SelectedFields & { date: PgColumn };

/** The newest of a customer's rows, and how many there are, by one statement, which is planned once under its name. */
export async function newest<F extends Dated>(
  scope: Scope,
  table: StoreTable & { id: PgColumn },
  columns: F,
  { where, limit, plannedAs }: { where: SQL | undefined; limit: number; plannedAs: string },
) {
  // As a list: the planner would else walk an index by date and look at every row of the store.
  const theirs = eq(table.id, scope.any(table, table.id, where));
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  const rows = await scope.select(
    table,
    { ...columns, total },
    { where: theirs, orderBy: [desc(columns.date), desc(table.id)], limit, plannedAs },
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
