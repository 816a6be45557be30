import { and, eq, inArray, isNull } from 'drizzle-orm';
import { parseDuration } from '../../../src/schemas/appointments/durations.ts';
import { defaultMinutes } from '../../../src/schemas/appointments/overlaps.ts';
import type { Backlog } from '../../../src/schemas/tickets/work.ts';
import type { Scope } from '../../core/scope.ts';
import { staff } from '../../staff/index.ts';
import { ticketDevices } from '../tables.ts';
import { workTimes } from './tables.ts';

/** Most devices that are looked at: with more, nothing is promised for weeks. */
const most = 1000;

/** Returns the work on devices of a location that nothing holds up, and how many people do it: its staff, and whoever has some of it. */
export async function readBacklog(scope: Scope, locationId: number): Promise<Backlog> {
  const { services, state, location_id, technician_id } = ticketDevices;
  const { staff_id, ticket_device_id, ended_date } = workTimes;
  const [own, devices, running] = await Promise.all([
    scope.select(
      staff,
      { id: staff.id },
      { where: and(eq(staff.location_id, locationId), eq(staff.is_voided, false)) },
    ),
    scope.select(
      ticketDevices,
      { services, technician_id },
      {
        where: and(
          eq(location_id, locationId),
          isNull(ticketDevices.to_location_id),
          inArray(state, ['CHECKED_IN', 'DIAGNOSING', 'IN_REPAIR', 'TESTING']),
        ),
        limit: most,
      },
    ),
    scope.select(
      workTimes,
      { staff_id },
      {
        join: { table: ticketDevices, on: eq(ticketDevices.id, ticket_device_id) },
        where: and(isNull(ended_date), eq(location_id, locationId)),
      },
    ),
  ]);
  const minutes = devices.reduce((sum, device) => sum + minutesOf(device.services), 0);
  const people = new Set([
    ...own.map(({ id }) => id),
    ...devices.flatMap((device) => device.technician_id ?? []),
    ...running.map((row) => row.staff_id),
  ]);
  return { minutes, people: Math.max(1, people.size) };
}

const minutesOf = (services: { duration: string }[]) =>
  services.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? defaultMinutes), 0) ||
  defaultMinutes;
