import { and, inArray, sql } from 'drizzle-orm';
import { isUuid } from '../core/ids.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { orders } from './tables.ts';

/** The orders of bookings, by the booking; one that was rejected or cancelled does not count. */
export async function ordersOf(scope: Scope, appointmentIds: string[]): Promise<Map<string, string>> {
  if (appointmentIds.length === 0) return new Map();
  const { id, appointment_id, order_status } = orders;
  const isLive = sql`${order_status} not in ('REJECTED', 'CANCELLED')`;
  const rows = await scope.select(
    orders,
    { id, appointment_id },
    { where: and(inArray(appointment_id, appointmentIds), isLive) },
  );
  return new Map(rows.map((row) => [row.appointment_id!, row.id]));
}

/** Adds to appointments what they were rung up as, to quotes what their appointment was. */
export async function addOrders(scope: Scope, records: Values[]): Promise<void> {
  const byBooking = await ordersOf(scope, records.map(bookingOf).filter(isUuid));
  for (const record of records) record.order_id = byBooking.get(bookingOf(record) as string) ?? null;
}

const bookingOf = ({ id, appointment_id }: Values) => appointment_id ?? id;
