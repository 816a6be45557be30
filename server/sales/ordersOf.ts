import { and, sql } from 'drizzle-orm';
import { isUuid } from '../core/ids.ts';
import type { Values } from '../core/records/entity.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { orders } from './tables.ts';

/** Returns the orders of appointments, by appointment; rejected and cancelled orders do not count. */
export async function ordersOf(scope: Scope, appointmentIds: string[]): Promise<Map<string, string>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await scope.planned('orders_of_bookings', rungUp, { ids: appointmentIds });
  return new Map(rows.map((row) => [row.appointment_id!, row.id]));
}

const rungUp = () => {
  const { id, appointment_id, order_status } = orders;
  const isLive = sql`${order_status} not in ('REJECTED', 'CANCELLED')`;
  return {
    table: orders,
    fields: { id, appointment_id },
    where: and(isAnyOf(appointment_id, 'ids'), isLive),
  };
};

/** Adds to appointments their order, to quotes the order of their appointment. */
export async function addOrders(scope: Scope, records: Values[]): Promise<void> {
  const byBooking = await ordersOf(scope, records.map(bookingOf).filter(isUuid));
  for (const record of records) record.order_id = byBooking.get(bookingOf(record) as string) ?? null;
}

const bookingOf = ({ id, appointment_id }: Values) => appointment_id ?? id;
