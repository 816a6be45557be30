import { eq, sql, type SQL } from 'drizzle-orm';
import { appointments as model } from '../../src/schemas/appointments/appointments.ts';
import { can } from '../../src/schemas/can.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { appointments } from '../appointments/index.ts';
import type { Writing } from '../core/records/entity.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { ordersOf } from './ordersOf.ts';
import { orders } from './tables.ts';

/**
 * Returns errors if the appointment of a new order is at another location, cancelled, or already has an order; locks it
 * until the order is stored.
 */
export async function bookingErrors(
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  { appointment_id, location_id }: Pick<Order, 'appointment_id' | 'location_id'>,
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
  return (await ordersOf(scope, [appointment_id])).size > 0 ? [{ path, code: 'unique' }] : [];
}

/** The quote from which an order's appointment was made, read with orders. */
export const quoteOf = (own: TenantFilter): SQL<string | null> =>
  own.field(
    sql<string | null>`${appointments.quote_id}`,
    sql`${appointments}`,
    [appointments],
    eq(appointments.id, orders.appointment_id),
  );
