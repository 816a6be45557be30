import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { BenchWork, WorkTime } from '../../../src/schemas/tickets/work.ts';
import { ticketDevices as model } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { StepHook } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { workTimes } from './tables.ts';

/** Starts to count the time of a staff member on a device; what they worked on until then stops. */
export const startWork: StepHook<TicketDevice> = async ({ scope, who }, { id }) => {
  const { staff_id } = who;
  await scope.alone(`work of ${staff_id}`);
  const running = await runningOf(scope, staff_id);
  if (running?.ticket_device_id === id) return {};
  const now = new Date();
  await scope.update(
    workTimes,
    { ended_date: now },
    and(eq(workTimes.staff_id, staff_id), isNull(workTimes.ended_date))!,
  );
  await scope.insert(workTimes, [{ ticket_device_id: id, staff_id, started_date: now }]);
  scope.announce(model.name);
  return {};
};

/** Stops one's own time on a device. */
export const stopWork: StepHook<TicketDevice> = async ({ scope, who }, { id }) => {
  await scope.update(
    workTimes,
    { ended_date: new Date() },
    and(
      eq(workTimes.ticket_device_id, id),
      eq(workTimes.staff_id, who.staff_id),
      isNull(workTimes.ended_date),
    )!,
  );
  return {};
};

/** Stops everybody's time on a device. */
export const stopAllWork = (scope: Scope, deviceId: string): Promise<void> =>
  scope.update(
    workTimes,
    { ended_date: new Date() },
    and(eq(workTimes.ticket_device_id, deviceId), isNull(workTimes.ended_date))!,
  );

/** Returns the device on which a staff member works now. */
export async function runningOf(scope: Scope, staffId: string): Promise<BenchWork['own']> {
  const [running] = await scope.planned('running_work', runningTime, { staff: staffId });
  if (!running) return null;
  const [device] = await scope.select(
    ticketDevices,
    { number: tickets.number, device_id: ticketDevices.device_id },
    {
      join: { table: tickets, on: eq(tickets.id, ticketDevices.ticket_id) },
      where: eq(ticketDevices.id, running.ticket_device_id),
    },
  );
  const [named] = await scope.select(
    devices,
    { name: devices.name },
    { where: eq(devices.id, device!.device_id) },
  );
  return { ...running, number: device!.number, name: named?.name ?? '' };
}

const MAX_TIMES = 500;

/** Returns the times worked on a device, the oldest first. */
export async function readTimes(scope: Scope, deviceId: string): Promise<Omit<WorkTime, 'by'>[]> {
  const rows = await scope.planned('work_times', timesOf, { device: deviceId });
  return rows.map((row) => ({
    ...row,
    started_date: row.started_date.toISOString(),
    ended_date: row.ended_date?.toISOString() ?? null,
  }));
}

function timesOf() {
  const { id, staff_id, started_date, ended_date, ticket_device_id } = workTimes;
  return {
    table: workTimes,
    fields: { id, staff_id, started_date, ended_date },
    where: eq(ticket_device_id, sql.placeholder('device')),
    orderBy: [asc(started_date), asc(id)],
    limit: MAX_TIMES,
  };
}

const runningTime = () => ({
  table: workTimes,
  fields: { ticket_device_id: workTimes.ticket_device_id },
  where: and(eq(workTimes.staff_id, sql.placeholder('staff')), isNull(workTimes.ended_date))!,
});
