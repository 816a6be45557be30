import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { Own } from '../../core/own.ts';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';

/** Whose timeline is asked for, and how many entries of each kind. */
export interface Asked {
  customer: string;
  ids: string[];
  emails: string[];
  limit: number;
  /** The staff member who reads it. */
  reader: string;
}

type Dated = SelectedFields & { date: PgColumn };

interface Kind<F extends Dated> {
  name: string;
  table: StoreTable & { id: PgColumn };
  columns: F;
  /** Which of the store's rows; the properties of `Asked` are placeholders. */
  whose: (own: Own) => SQL | undefined;
  /** The one location that the reader sees, and the condition that a row is of that `place`. */
  near?: { place: number | undefined; isNear: (own: Own) => SQL | undefined };
}

/** The newest of a customer's rows, and how many there are, by one statement. */
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
      // As a list: the planner would else walk an index by date and look at every row of the store.
      where: eq(table.id, own.any(table, table.id, and(whose(own), isFar ? undefined : near?.isNear(own)))),
      orderBy: [desc(columns.date), desc(table.id)],
      limit: sql.placeholder('limit'),
    }),
    { ...asked, place },
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
