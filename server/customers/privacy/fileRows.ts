import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { writtenColumns } from '../../core/tables/writtenColumns.ts';
import type { StoreTable } from '../../core/tables/owners.ts';

const PAGE = 500;

/** Removes the store's id, which says nothing about a customer. */
export const withoutStore = ({ store_id: _, ...row }: Values) => row;

/** Reads rows in the order of their ids, a page at a time: a long history never is in memory as a whole. */
export async function* pages(
  scope: Scope,
  table: StoreTable & { id: PgColumn },
  where: SQL,
): AsyncGenerator<Values> {
  for (let last: unknown; ;) {
    const rows = await scope.select(table, writtenColumns(table), {
      where: and(where, last === undefined ? undefined : gt(table.id, last)),
      orderBy: [asc(table.id)],
      limit: PAGE,
    });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id;
  }
}
