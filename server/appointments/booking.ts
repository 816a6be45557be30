import { eq } from 'drizzle-orm';
import { needsAddress, type Appointment } from '../../src/schemas/appointments/appointments.ts';
import { dayIn, timeIn } from '../../src/schemas/days.ts';
import { invalid } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/tables.ts';

const noAddress = {
  customer_address_1: null,
  customer_address_2: null,
  customer_city: null,
  customer_state: null,
  customer_country: null,
  customer_postcode: null,
};

/** What a new appointment or quote holds beyond what was sent; refuses days that are past at its location. */
export async function newBooking(scope: Scope, appointment: Appointment): Promise<Values> {
  const { location_id, selected_date, selected_start_time: start, type, quote_status } = appointment;
  const { timezone, is_voided } = locations;
  const [location] = await scope.select(
    locations,
    { timezone, is_voided },
    { where: eq(locations.id, location_id) },
  );
  if (!location || location.is_voided) throw invalid([{ path: '/location_id', code: 'reference' }]);
  const today = dayIn(location.timezone);
  if (selected_date < today) throw invalid([{ path: '/selected_date', code: 'past' }]);
  const isPastHour = selected_date === today && start && start < timeIn(location.timezone);
  if (isPastHour) throw invalid([{ path: '/selected_start_time', code: 'past' }]);
  return {
    booking_date: today,
    ...(!needsAddress(appointment) && noAddress),
    ...(type === 'QUOTE'
      ? { quote_status: quote_status ?? 'NEW' }
      : { quote_status: null, converted: false }),
  };
}
