import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import { appointments as model, type Appointment } from '../../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../../src/schemas/can.ts';
import type { StoredMail } from '../../../src/schemas/mail/mail.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { forbidden, notFound, Problem, tooMany } from '../../core/problem.ts';
import { toRecord } from '../../core/records/read.ts';
import type { Scope } from '../../core/scope.ts';
import { storedMail } from '../composed.ts';
import { mails } from '../../mailQueue/index.ts';
import { addRepairs, appointments, locationOf, queueCustomerMail } from '../../appointments/index.ts';

/** Maximum number of emails about one appointment or quote in the period, in ms. */
const most = 10;
const hour = 3_600_000;

/**
 * Sends the current confirmation of an appointment, or the quote, again. Repeated with the same key, it returns the
 * email already sent. Throws if it is cancelled or past.
 */
export function resendConfirmation(scope: Scope, who: Who, id: string, key: string): Promise<StoredMail> {
  return scope.transaction(async (own) => {
    const where = eq(appointments.id, id);
    const [row] = await own.select(appointments, getTableColumns(appointments), { where, lock: true });
    if (!row) throw notFound();
    const record = toRecord(row);
    if (can(who, 'one', model, record) !== true) throw forbidden();
    const booking = record as Appointment;
    await refusePast(own, booking);
    if (can(who, 'update', model, record) !== true) throw forbidden();
    await refuseMany(own, id, key);
    // The email includes pending changes.
    await own.update(appointments, { untold: null }, where);
    await addRepairs(own, [record]);
    const event = booking.type === 'QUOTE' ? 'quoted' : 'booked';
    const mailId = await queueCustomerMail(own, { event, by: who.staff_id, booking, key });
    const mail = await storedMail(own, mailId);
    if (mail.appointment_id !== id)
      throw new Problem(409, 'This key belongs to another mail.', [{ path: '/key', code: 'unique' }]);
    return mail;
  });
}

async function refusePast(scope: Scope, booking: Appointment): Promise<void> {
  const { type, is_voided, selected_date } = booking;
  const isPast = type === 'APPOINTMENT' && selected_date < dayIn((await locationOf(scope, booking)).timezone);
  if (is_voided || isPast)
    throw new Problem(409, 'What is cancelled or past is not confirmed again.', [
      { path: '', code: is_voided ? 'cancelled' : 'past' },
    ]);
}

async function refuseMany(scope: Scope, id: string, key: string): Promise<void> {
  const since = gt(mails.created_date, new Date(Date.now() - hour));
  const isAbout = eq(mails.appointment_id, id);
  const isSent = (await scope.count(mails, and(isAbout, eq(mails.key, key)))) > 0;
  if (!isSent && (await scope.count(mails, and(isAbout, since))) >= most) throw tooMany(hour);
}
