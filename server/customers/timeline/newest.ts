import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';

/** The customer whose timeline is read, and the number of entries of each source. */
export interface Asked {
  customer: string;
  ids: string[];
  emails: string[];
  limit: number;
  /** The id of the staff member who reads it. */
  reader: string;
}

type Dated = SelectedFields & { date: PgColumn };

interface Kind<F extends Dated> {
  name: string;
  table: StoreTable & { id: PgColumn };
  columns: F;
  /** The condition that a row belongs to the customer; properties of `Asked` are placeholders. */
  whose: (own: TenantFilter) => SQL | undefined;
  /** The only location that the reader sees, and the condition that a row belongs to it. */
  near?: { place: number | undefined; isNear: (own: TenantFilter) => SQL | undefined };
}

/** Reads the customer's newest rows and their total in one statement. */
export async function newest<F extends Dated>(
  scope: Scope,
  asked: Asked,
  { name, table, columns, whose, near }: Kind<F>,
) {
  const place = near?.place;
  const isFar = place === undefined;
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  const rows = await scope.planned(
    `timeline_${name}${isFar ? '' : '_near'}`,
    (own) => ({
      table,
      fields: { ...columns, total },
      // As an array: otherwise the planner scans an index by date and checks every row of the store.
      where: eq(table.id, own.any(table, table.id, and(whose(own), isFar ? undefined : near?.isNear(own)))),
      orderBy: [desc(columns.date), desc(table.id)],
      limit: sql.placeholder('limit'),
    }),
    { ...asked, place },
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
