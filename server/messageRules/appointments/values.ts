import { eq } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { plainSpaces } from '../../../src/schemas/inbox/segments.ts';
import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';
import type { MessageValues } from '../../../src/schemas/messageRules/placeholders.ts';
import { formatPhone } from '../../../src/schemas/phone.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { timesOf } from '../../appointments/index.ts';
import { locations } from '../../locations/index.ts';
import { readStore } from '../../store/index.ts';

/** Longest list of services. */
const MAX_SERVICES = 150;

/** Returns what placeholders stand for in messages about an appointment, in a language. */
export async function valuesOfAppointment(
  scope: Scope,
  booking: Appointment,
  language: MailLanguage,
): Promise<MessageValues> {
  const store = await readStore(scope);
  const { location_name, address_1, city, phone } = locations;
  const [place] = await scope.select(
    locations,
    { location_name, address_1, city, phone },
    { where: eq(locations.id, booking.location_id) },
  );
  if (!place) throw notFound();
  const { date, time } = timesOf(booking, language);
  const services = booking.repairs.map(({ product_name, repair_name }) => `${product_name}: ${repair_name}`);
  return {
    'customer.first_name': booking.customer_first_name,
    'store.name': store.name,
    'location.name': place.location_name,
    'location.address': `${place.address_1}, ${place.city}`,
    ...(place.phone && { 'location.phone': formatPhone(place.phone) }),
    'appointment.date': plainSpaces(date),
    // A dash, too, would leave 70 characters of 160 to each segment of a text message.
    ...(time && { 'appointment.time': plainSpaces(time).replace('–', '-') }),
    ...(services.length > 0 && { 'appointment.services': services.join(', ').slice(0, MAX_SERVICES) }),
  };
}
