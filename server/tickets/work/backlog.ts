import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { parseDuration } from '../../../src/schemas/appointments/durations.ts';
import { defaultMinutes } from '../../../src/schemas/appointments/overlaps.ts';
import type { Backlog } from '../../../src/schemas/tickets/work.ts';
import type { Scope } from '../../core/scope.ts';
import { staff } from '../../staff/index.ts';
import { ticketDevices } from '../tables.ts';
import { workTimes } from './tables.ts';

/** Most devices that are looked at: with more, nothing is promised for weeks. */
const most = 1000;

/**
 * Returns the work that is left on devices of a location that nothing holds up, without the time that was worked on each, and
 * how many people do it: its staff, and whoever has some of it.
 */
export async function readBacklog(scope: Scope, locationId: number): Promise<Backlog> {
  const { id, services, state, location_id, technician_id } = ticketDevices;
  const { staff_id, ticket_device_id, started_date, ended_date } = workTimes;
  const join = { table: ticketDevices, on: eq(id, ticket_device_id) };
  const isOpen = and(
    eq(location_id, locationId),
    isNull(ticketDevices.to_location_id),
    inArray(state, ['CHECKED_IN', 'DIAGNOSING', 'IN_REPAIR', 'TESTING']),
  );
  const [own, devices, worked, running] = await Promise.all([
    scope.select(
      staff,
      { id: staff.id },
      { where: and(eq(staff.location_id, locationId), eq(staff.is_voided, false)) },
    ),
    scope.select(
      ticketDevices,
      { id, services, technician_id },
      { where: isOpen, orderBy: [id], limit: most },
    ),
    scope.select(
      workTimes,
      {
        id: ticket_device_id,
        minutes: sql<string>`sum(extract(epoch from coalesce(${ended_date}, now()) - ${started_date})) / 60`,
      },
      { join, where: isOpen, groupBy: ticket_device_id },
    ),
    scope.select(
      workTimes,
      { staff_id },
      { join, where: and(isNull(ended_date), eq(location_id, locationId)) },
    ),
  ]);
  const done = new Map(worked.map((row) => [row.id, Number(row.minutes)]));
  const left = devices.map((device) => Math.max(0, minutesOf(device.services) - (done.get(device.id) ?? 0)));
  const minutes = Math.ceil(left.reduce((sum, one) => sum + one, 0));
  const people = new Set([
    ...own.map((member) => member.id),
    ...devices.flatMap((device) => device.technician_id ?? []),
    ...running.map((row) => row.staff_id),
  ]);
  return { minutes, people: Math.max(1, people.size) };
}

const minutesOf = (services: { duration: string }[]) =>
  services.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? defaultMinutes), 0) ||
  defaultMinutes;
