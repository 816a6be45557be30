import { and, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { dayIn, momentIn } from '../../src/schemas/days.ts';
import { dequeue, enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import { toRecord } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';
import { mails } from '../mailQueue/index.ts';
import { readStore, settingsOf } from '../store/index.ts';
import { isToldOtherwise } from './appointmentNews.ts';
import { languageFor, locationOf, queueCustomerMail } from './confirmation.ts';
import { addRepairs } from './selectedRepairs.ts';
import { appointments } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'remind-customer': { appointment_id: string };
  }
}

/** On the day before, local time of the location. */
const reminderTime = '10:00:00';

const day = 86_400_000;

/** No reminder is sent if the customer was informed within this time, in ms. */
const fresh = 6 * 3_600_000;

/** Schedules the reminder on the day before, or removes it if the appointment is cancelled or that time has passed. */
export async function planReminder(scope: Scope, appointment: Appointment, by: string): Promise<void> {
  const { id, type, is_voided } = appointment;
  if (type !== 'APPOINTMENT') return;
  const { timezone } = await locationOf(scope, appointment);
  const runAt = new Date(momentIn(timezone, dayBefore(appointment), reminderTime));
  if (is_voided || runAt.getTime() < Date.now()) return dequeue(scope, 'remind-customer', id);
  await enqueue(scope, { kind: 'remind-customer', key: id, data: { appointment_id: id }, runAt, by });
}

const dayBefore = ({ selected_date }: Appointment) =>
  new Date(Date.parse(`${selected_date}T00:00:00Z`) - day).toISOString().slice(0, 10);

/** Reminds the customer, by what the store's rules say or by email if its settings say so, if the appointment is still on the next day, or today. */
export const reminderJob: JobKind<{ appointment_id: string }> = {
  run: ({ scope, data: { appointment_id }, by }) =>
    scope.transaction(async (own) => {
      const where = eq(appointments.id, appointment_id);
      const [row] = await own.select(appointments, getTableColumns(appointments), { where, lock: true });
      if (!row) return;
      const record = toRecord(row);
      const appointment = record as Appointment;
      if (!(await isDue(own, appointment)) || (await wasInformedRecently(own, appointment_id))) return;
      await addRepairs(own, [record]);
      const language = await languageFor(own, appointment, by);
      const event = 'reminded';
      if (await isToldOtherwise(own, { event, booking: appointment, by, language })) return;
      const { send_reminder_email } = settingsOf(await readStore(own));
      if (!row.customer_email || !send_reminder_email) return;
      await queueCustomerMail(own, { event, by, booking: appointment });
    }),
};

async function isDue(scope: Scope, appointment: Appointment): Promise<boolean> {
  const { is_voided, status, selected_date, selected_start_time: start } = appointment;
  if (is_voided || status !== 'NOT_STARTED') return false;
  const { timezone } = await locationOf(scope, appointment);
  const begins = momentIn(timezone, selected_date, start ?? '23:59:59');
  return begins > Date.now() && selected_date <= dayIn(timezone, new Date(Date.now() + day));
}

const wasInformedRecently = async (scope: Scope, id: string) =>
  (await scope.count(
    mails,
    and(
      eq(mails.appointment_id, id),
      inArray(mails.kind, ['booked', 'moved', 'changed', 'reminded']),
      gt(mails.created_date, new Date(Date.now() - fresh)),
    ),
  )) > 0;
