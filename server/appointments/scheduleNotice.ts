import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import { toRecord } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';
import { changeOf, emailCustomer } from './confirmation.ts';
import { addRepairs } from './selectedRepairs.ts';
import { noticeFields } from './pendingNotice.ts';
import { appointments } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'tell-customer': { appointment_id: string };
  }
}

/** Returns whether the change requires a notice to the customer. */
export const needsNotice = (now: Appointment, before: Appointment | undefined) =>
  !before || changeOf(now, before) !== undefined;

interface Telling {
  by: string;
  /** Delay in ms. */
  after: number;
}

/** Schedules the notice with a delay, during which the change may be undone or followed by another. */
export async function scheduleNotice(
  scope: Scope,
  { id }: Appointment,
  before: Appointment | undefined,
  { by, after }: Telling,
): Promise<void> {
  const asKnown = before ? Object.fromEntries(noticeFields.map((key) => [key, before[key]])) : {};
  const untold = sql`coalesce(${appointments.untold}, ${JSON.stringify(asKnown)}::jsonb)`;
  await scope.update(appointments, { untold }, eq(appointments.id, id));
  const runAt = new Date(Date.now() + after);
  await enqueue(scope, { kind: 'tell-customer', key: id, data: { appointment_id: id }, runAt, by });
}

/** Tells the customer of the difference from the version that they know; nothing if there is none. */
export const noticeJob: JobKind<{ appointment_id: string }> = {
  run: ({ scope, data: { appointment_id }, by }) =>
    scope.transaction(async (own) => {
      const where = eq(appointments.id, appointment_id);
      const [row] = await own.select(appointments, getTableColumns(appointments), { where, lock: true });
      if (!row?.untold) return;
      await own.update(appointments, { untold: null }, where);
      const record = toRecord(row);
      await addRepairs(own, [record]);
      const booking = record as Appointment;
      const before = 'selected_date' in row.untold ? { ...booking, ...row.untold } : undefined;
      await emailCustomer(own, by, booking, before);
    }),
};
