import { eq, getTableColumns } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { momentIn } from '../../../src/schemas/days.ts';
import type { AppointmentEvent, RuleChannel } from '../../../src/schemas/messageRules/events.ts';
import { toRecord } from '../../core/records/read.ts';
import type { Scope } from '../../core/scope.ts';
import { addRepairs, appointments } from '../../appointments/index.ts';
import type { Recipient } from '../channel.ts';

/** Returns an appointment with its repairs; undefined if it is gone. */
export async function readBooking(scope: Scope, id: string): Promise<Appointment | undefined> {
  const where = eq(appointments.id, id);
  const [row] = await scope.select(appointments, getTableColumns(appointments), { where });
  if (!row) return undefined;
  const record = toRecord(row);
  await addRepairs(scope, [record]);
  return record as Appointment;
}

/** Whom messages about an appointment are for. */
export const recipientOf = ({
  customer_id: id = null,
  customer_email: email,
  customer_phone: phone,
  location_id,
}: Appointment): Recipient => ({ customer: { id, email, phone }, location_id });

/** How a rule tells the customer of an appointment: who wants emails and has an address gets one. */
export const wantedOf = (channel: RuleChannel, { customer_contact_method, customer_email }: Appointment) =>
  channel === 'CUSTOMER' && customer_contact_method === 'EMAIL' && customer_email ? 'MAIL' : channel;

/** The day, time and place of an appointment. */
export const aboutOf = ({ selected_date, selected_start_time, location_id }: Appointment): string =>
  [selected_date, selected_start_time ?? '', location_id].join(' ');

interface Told {
  event: AppointmentEvent;
  about: string;
}

/** Whether what a message tells is still so: an appointment that has begun needs no word. */
export function isTrue({ event, about }: Told, booking: Appointment, timezone: string): boolean {
  if (event === 'APPOINTMENT_CANCELLED') return booking.is_voided;
  const { is_voided, selected_date, selected_start_time: start } = booking;
  const begins = momentIn(timezone, selected_date, start ?? '23:59:59');
  return !is_voided && about === aboutOf(booking) && begins > Date.now();
}
