import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { RecordTable } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';

type TableOfQuotes = RecordTable & Record<'quote_id' | 'ticket_id' | 'location_id', PgColumn>;

/** The records of other domains that follow their quote to another location, until they belong to a ticket. */
export const tablesOfQuotes = extensionPoint<TableOfQuotes>();

type TableOfAppointments = RecordTable & Record<'appointment_id' | 'location_id', PgColumn>;

/** The records of other domains that follow their appointment to another location. */
export const tablesOfAppointments = extensionPoint<TableOfAppointments>();

/**
 * Brings what belongs to an appointment or quote, or to the quote of an appointment, to its new location. What belongs to a
 * quote that became an appointment stays with the appointment.
 */
export async function moveAlong(
  scope: Scope,
  by: string,
  { id, quote_id, location_id }: Pick<Appointment, 'id' | 'quote_id' | 'location_id'>,
  isConverted: boolean,
): Promise<void> {
  const quotes = quote_id ? [id, quote_id] : [id];
  const move = async (table: RecordTable, where: SQL | undefined) => {
    const rows = await scope.select(table, { id: table.id }, { where, orderBy: [table.id] });
    const ids = rows.map((row) => row.id);
    await updateVersioned(scope, table, ids, by, { location_id });
  };
  for (const table of isConverted ? [] : tablesOfQuotes.all())
    await move(table, and(inArray(table.quote_id, quotes), isNull(table.ticket_id)));
  for (const table of tablesOfAppointments.all()) await move(table, eq(table.appointment_id, id));
}
