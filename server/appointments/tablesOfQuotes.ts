import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { RecordTable } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';

/** The records of other domains that follow their quote to another location. */
export const tablesOfQuotes = extensionPoint<RecordTable & { quote_id: PgColumn; location_id: PgColumn }>();

/** Brings what belongs to a quote to its new location. */
export async function moveAlong(
  scope: Scope,
  by: string,
  { id, location_id }: { id: string; location_id: number },
): Promise<void> {
  for (const table of tablesOfQuotes.all()) {
    const rows = await scope.select(
      table,
      { id: table.id },
      { where: eq(table.quote_id, id), orderBy: [table.id] },
    );
    const ids = rows.map((row) => row.id);
    await updateVersioned(scope, table, ids, by, { location_id });
  }
}
