import { eq } from 'drizzle-orm';
import { needsAddress, type Appointment } from '../../src/schemas/appointments/appointments.ts';
import { pastProperty, type AppointmentTime } from '../../src/schemas/appointments/past.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { invalid } from '../core/problem.ts';
import type { RowValues } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { appointments } from './tables.ts';

const noAddress = {
  customer_address_1: null,
  customer_address_2: null,
  customer_city: null,
  customer_state: null,
  customer_country: null,
  customer_postcode: null,
};

/** Returns the derived columns of a new appointment or quote; throws if its time is in the past at its location. */
export async function newBooking(scope: Scope, appointment: Appointment): Promise<RowValues<Appointment>> {
  const { type, quote_status } = appointment;
  const timezone = await activeTimezone(scope, appointment);
  refusePast(appointment, undefined, timezone);
  return {
    booking_date: dayIn(timezone),
    ...(!needsAddress(appointment) && noAddress),
    ...(type === 'QUOTE'
      ? { quote_status: quote_status ?? 'NEW' }
      : { quote_status: null, converted: false }),
  };
}

/** Returns the time zone of its location, which must not be voided. */
async function activeTimezone(scope: Scope, { location_id }: Appointment): Promise<string> {
  const { timezone, is_voided } = locations;
  const [location] = await scope.select(
    locations,
    { timezone, is_voided },
    { where: eq(locations.id, location_id) },
  );
  if (!location || location.is_voided) throw invalid([{ path: '/location_id', code: 'reference' }]);
  return location.timezone;
}

const refusePast = (booking: AppointmentTime, stored: AppointmentTime | undefined, timeZone: string) => {
  const past = pastProperty(booking, stored, timeZone);
  if (past) throw invalid([{ path: `/${past}`, code: 'past' }]);
};

/**
 * Throws for a change to a voided location, to another location if there is an order or a ticket, and to a time in the
 * past, except back to the time that the customer still knows.
 */
export async function checkMoved(scope: Scope, booking: Appointment, stored: Appointment): Promise<void> {
  if (booking.location_id !== stored.location_id) {
    if (stored.order_id) throw invalid([{ path: '/location_id', code: 'has_order' }]);
    if (stored.ticket_id) throw invalid([{ path: '/location_id', code: 'has_ticket' }]);
    const timezone = await activeTimezone(scope, booking);
    if (!isSameStart(booking, stored)) refusePast(booking, undefined, timezone);
    return;
  }
  if (isSameStart(booking, stored)) return;
  const [row] = await scope.select(
    appointments,
    { untold: appointments.untold, timezone: locations.timezone },
    {
      join: { table: locations, on: eq(locations.id, appointments.location_id) },
      where: eq(appointments.id, booking.id),
    },
  );
  if (row?.untold && isSameStart(booking, row.untold)) return;
  refusePast(booking, stored, row?.timezone ?? scope.store.timezone);
}

const isSameStart = (one: AppointmentTime, other: Partial<AppointmentTime>) =>
  one.selected_date === other.selected_date && one.selected_start_time === other.selected_start_time;
