import { and, asc, desc, eq, gt, inArray, isNull, like, not, or, sql } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { appointmentEvents, type AppointmentEvent } from '../../../src/schemas/messageRules/events.ts';
import type { Scope } from '../../core/scope.ts';
import { addressOf, addressOfText } from '../../inbox/index.ts';
import { mails } from '../../mailQueue/index.ts';
import { appointmentMessages } from '../tables.ts';
import { aboutOf } from './facts.ts';

const { appointment_id, event, about, state, state_date } = appointmentMessages;

const mailKeys = 'appointment message ';

/** The key of the email that a message is sent as. */
export const mailKeyOf = (messageId: string): string => `${mailKeys}${messageId}`;

/** Whether the last that the customer heard of an appointment, or is about to, is what an event would tell. */
export async function isHeard(scope: Scope, what: AppointmentEvent, booking: Appointment): Promise<boolean> {
  const isOf = and(eq(appointment_id, booking.id), inArray(event, [...appointmentEvents]));
  const isCancellation = eq(event, 'APPOINTMENT_CANCELLED');
  const isSame =
    what === 'APPOINTMENT_CANCELLED' ? isCancellation : and(not(isCancellation), eq(about, aboutOf(booking)));
  if ((await scope.count(appointmentMessages, and(isOf, isSame, eq(state, 'WAITING')))) > 0) return true;
  const { id, channel } = appointmentMessages;
  const [last] = await scope.select(
    appointmentMessages,
    { id, channel, state_date, isSame: sql<boolean>`${isSame}` },
    { where: and(isOf, eq(state, 'SENT')), orderBy: [desc(state_date), desc(id)], limit: 1 },
  );
  if (!last?.isSame || (await isMailedSince(scope, booking.id, last.state_date))) return false;
  return last.channel === 'MAIL'
    ? isMailedTo(scope, last.id, booking.customer_email ?? '')
    : isTextedTo(scope, last.id, booking.customer_phone);
}

/** Whether the usual emails, which name the time too, told the customer of an appointment since a message. */
const isMailedSince = async (scope: Scope, appointmentId: string, since: Date) =>
  (await scope.count(
    mails,
    and(
      eq(mails.appointment_id, appointmentId),
      inArray(mails.kind, ['booked', 'moved', 'changed', 'cancelled', 'reminded']),
      gt(mails.created_date, since),
      or(isNull(mails.key), not(like(mails.key, `${mailKeys}%`))),
    ),
  )) > 0;

/** Whether a message went to an address: who corrects it has heard nothing yet. */
async function isMailedTo(scope: Scope, messageId: string, address: string) {
  const [mail] = await scope.select(mails, { to: mails.to }, { where: eq(mails.key, mailKeyOf(messageId)) });
  return !mail || mail.to.some((recipient) => recipient.address === address);
}

/** Whether a message went to a number; who has no number any more is told nothing again. */
async function isTextedTo(scope: Scope, messageId: string, phone: string | null | undefined) {
  const address = phone && addressOf(phone);
  return !address || ((await addressOfText(scope, messageId)) ?? address) === address;
}

/** No reminder is sent if the customer was told of the appointment within this time. */
const fresh = sql`now() - interval '6 hours'`;

/**
 * Returns the state of what was stored of the reminder of a time, or told of late, which makes it superfluous; rather of
 * what was sent.
 */
export async function stateOfReminder(scope: Scope, booking: Appointment) {
  const isReminder = and(eq(event, 'APPOINTMENT_REMINDER'), eq(about, aboutOf(booking)));
  const isFresh = and(eq(state, 'SENT'), gt(state_date, fresh));
  const where = and(eq(appointment_id, booking.id), or(isReminder, isFresh));
  const orderBy = [asc(eq(state, 'NOT_SENT'))];
  const [row] = await scope.select(appointmentMessages, { state }, { where, orderBy, limit: 1 });
  return row?.state;
}
