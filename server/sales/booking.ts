import { eq, sql, type SQL } from 'drizzle-orm';
import { appointments as model } from '../../src/schemas/appointments/appointments.ts';
import { can } from '../../src/schemas/can.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { appointments, ticketsOf } from '../appointments/index.ts';
import type { Writing } from '../core/records/entity.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { ordersOf } from './ordersOf.ts';
import { orders } from './tables.ts';

/**
 * Returns errors if the appointment of a new order is at another location, cancelled, or already has an order or a
 * ticket, whose own order this is not; locks it until the order is stored.
 */
export async function bookingErrors(
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  { id, appointment_id, location_id }: Pick<Order, 'id' | 'appointment_id' | 'location_id'>,
  before: Order | undefined,
): Promise<ValidationError[]> {
  if (before || !appointment_id) return [];
  const { type, is_voided } = appointments;
  const [booking] = await scope.select(
    appointments,
    { type, is_voided, location_id: appointments.location_id },
    { where: eq(appointments.id, appointment_id), lock: true },
  );
  const isUsable =
    booking?.type === 'APPOINTMENT' &&
    !booking.is_voided &&
    booking.location_id === location_id &&
    can(who, 'one', model, booking) === true;
  const path = '/appointment_id';
  if (!isUsable) return [{ path, code: 'reference' }];
  if ((await ordersOf(scope, [appointment_id])).size > 0) return [{ path, code: 'unique' }];
  const ticket = (await ticketsOf(scope, [appointment_id])).get(appointment_id);
  return ticket && ticket.order_id !== id
    ? [{ path, code: 'has_ticket', params: { number: ticket.number } }]
    : [];
}

/** The quote from which an order's appointment was made, read with orders. */
export const quoteOf = (own: TenantFilter): SQL<string | null> =>
  own.field(
    sql<string | null>`${appointments.quote_id}`,
    sql`${appointments}`,
    [appointments],
    eq(appointments.id, orders.appointment_id),
  );
