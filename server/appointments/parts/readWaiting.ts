import { and, asc, eq, sql } from 'drizzle-orm';
import { appointments as model } from '../../../src/schemas/appointments/appointments.ts';
import { waitingOf, type WaitingBooking } from '../../../src/schemas/appointments/parts.ts';
import { can, type Who } from '../../../src/schemas/can.ts';
import { appointments } from '../tables.ts';
import { notFound } from '../../core/problem.ts';
import { matches } from '../../core/records/conditions.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../../inventory/index.ts';
import { appointmentParts } from './tables.ts';

const most = 100;

/**
 * Returns the appointments, visible to the caller, that have reserved an item or wait for it, oldest first and at most
 * one page.
 */
export async function readWaiting(scope: Scope, who: Who, itemId: string): Promise<WaitingBooking[]> {
  if ((await scope.count(items, eq(items.id, itemId))) === 0) throw notFound();
  const reach = can(who, 'list', model);
  if (reach === false) return [];
  const { item_id, appointment_id, location_id, needed, reserved, used, missing, created_date } =
    appointmentParts;
  const { customer_first_name, customer_last_name, selected_date } = appointments;
  const rows = await scope.select(
    appointmentParts,
    {
      appointment_id,
      location_id,
      needed,
      reserved,
      used,
      missing,
      created_date,
      selected_date,
      customer_first_name,
      customer_last_name,
    },
    {
      join: { table: appointments, on: eq(appointments.id, appointment_id) },
      where: and(
        eq(item_id, itemId),
        sql`${needed} > ${used} + ${missing}`,
        reach === true ? undefined : matches({ columns: { location_id } }, reach),
      ),
      orderBy: [asc(created_date), asc(appointment_id)],
      limit: most,
    },
  );
  return rows.map(({ used: taken, missing: lacking, ...row }) => ({
    ...row,
    waiting: waitingOf({ ...row, used: taken, missing: lacking }),
    created_date: row.created_date.toISOString(),
  }));
}
