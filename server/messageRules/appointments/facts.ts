import { eq, getTableColumns } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { momentIn } from '../../../src/schemas/days.ts';
import {
  isEstimateEvent,
  type AppointmentEvent,
  type BookingEvent,
  type RuleChannel,
} from '../../../src/schemas/messageRules/events.ts';
import { toRecord } from '../../core/records/read.ts';
import type { Scope } from '../../core/scope.ts';
import { addRepairs, appointments } from '../../appointments/index.ts';
import type { Recipient } from '../channel.ts';
import { isOfAnother, isStillSo } from '../estimates/facts.ts';

/** Returns an appointment with its repairs, locked if so wanted; undefined if it is gone. */
export async function readBooking(
  scope: Scope,
  id: string,
  { lock = false } = {},
): Promise<Appointment | undefined> {
  const where = eq(appointments.id, id);
  const [row] = await scope.select(appointments, getTableColumns(appointments), { where, lock });
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

/** The day, place and times of an appointment. */
export const aboutOf = ({
  selected_date: day,
  selected_start_time: start,
  selected_end_time: end,
  location_id,
}: Appointment): string => [day, start ?? '', location_id, ...(end ? [end] : [])].join(' ');

/** Whether a message is about an appointment as it is; earlier ones do not know its end. */
const isAbout = (about: string, booking: Appointment) =>
  [booking, { ...booking, selected_end_time: null }].some((one) => about === aboutOf(one));

interface Told<Event = BookingEvent> {
  event: Event;
  about: string;
}

/** Whether what a message tells of an appointment, or of an estimate of a quote, is still so. */
export async function isStillTrue(
  scope: Scope,
  { event, about }: Told,
  booking: Appointment,
  timezone: string,
): Promise<boolean> {
  if (!isEstimateEvent(event)) return isTrue({ event, about }, booking, timezone);
  if (booking.is_voided || !(await isStillSo(scope, about, event))) return false;
  return !(await isOfAnother(scope, about, booking.id));
}

/** An appointment that has begun needs no word. */
function isTrue({ event, about }: Told<AppointmentEvent>, booking: Appointment, timezone: string): boolean {
  if (event === 'APPOINTMENT_CANCELLED') return booking.is_voided;
  const { is_voided, selected_date, selected_start_time: start } = booking;
  const begins = momentIn(timezone, selected_date, start ?? '23:59:59');
  return !is_voided && isAbout(about, booking) && begins > Date.now();
}
