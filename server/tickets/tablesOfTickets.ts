import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { RecordTable } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';

/** A table whose rows are at the location of their ticket. */
type TableOfTickets = RecordTable & { ticket_id: PgColumn; location_id: PgColumn };

/** The records of other domains that follow their ticket to another location. */
export const tablesOfTickets = extensionPoint<TableOfTickets>();

/** Brings what belongs to a ticket to its new location. */
export async function moveAlong(
  scope: Scope,
  by: string | null,
  { ticketId, locationId }: { ticketId: string; locationId: number },
): Promise<void> {
  for (const table of tablesOfTickets.all()) {
    const isOf: SQL = eq(table.ticket_id, ticketId);
    const rows = await scope.select(table, { id: table.id }, { where: isOf, orderBy: [table.id] });
    const ids = rows.map(({ id }) => id);
    await updateVersioned(scope, table, ids, by, { location_id: locationId });
  }
}
