import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { plainSpaces } from '../../../src/schemas/inbox/segments.ts';
import { labelled } from '../../../src/schemas/labelled.ts';
import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';
import type { MessageValues } from '../../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../../core/scope.ts';
import { timesOf } from '../../appointments/index.ts';
import { readPlace, valuesOfPlace } from '../place.ts';

/** Longest list of devices, and of services. */
const MAX_DEVICES = 100;
const MAX_SERVICES = 150;

/** Returns what placeholders stand for in messages about an appointment or a quote, which has devices and no time, in a language. */
export async function valuesOfAppointment(
  scope: Scope,
  booking: Appointment,
  language: MailLanguage,
): Promise<MessageValues> {
  const place = await readPlace(scope, booking.location_id);
  const services = booking.repairs.map(({ product_name, repair_name }) =>
    labelled(product_name, repair_name, language),
  );
  return {
    ...(await valuesOfPlace(scope, place, booking.customer_first_name)),
    ...(booking.type === 'QUOTE' ? devicesOf(booking) : momentOf(booking, language)),
    ...(services.length > 0 && { 'appointment.services': services.join(', ').slice(0, MAX_SERVICES) }),
  };
}

function momentOf(booking: Appointment, language: MailLanguage): MessageValues {
  const { date, time } = timesOf(booking, language);
  return {
    'appointment.date': plainSpaces(date),
    // A dash, too, would leave 70 characters of 160 to each segment of a text message.
    ...(time && { 'appointment.time': plainSpaces(time).replace('–', '-') }),
  };
}

function devicesOf({ repairs }: Appointment): MessageValues {
  const names = new Set(repairs.map(({ product_name }) => product_name));
  return { 'ticket.devices': [...names].join(', ').slice(0, MAX_DEVICES) };
}
