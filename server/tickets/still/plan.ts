import { eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Closure } from '../../../src/schemas/locations/closures.ts';
import type { LocationHour } from '../../../src/schemas/locations/hours.ts';
import { afterOpenTime, type OpenPlace } from '../../../src/schemas/locations/openTime.ts';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import { longestHours } from '../../../src/schemas/tickets/still.ts';
import { dequeue, enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import { readStore } from '../../store/index.ts';
import { ticketDevices, tickets } from '../tables.ts';

const HOUR = 3_600_000;

const isStill = () => lt(ticketDevices.still_from, sql`now()`);

/** Returns the condition that a device stands in its state for too long, or that it does not. */
export const whereDeviceStill = (isWanted: boolean): SQL =>
  isWanted ? isStill() : not(sql`coalesce(${isStill()}, false)`);

/** Returns the same condition of a ticket: one of its devices does. */
export function whereStill(scope: Scope, isWanted: boolean): SQL {
  const found = eq(tickets.id, scope.any(ticketDevices, ticketDevices.ticket_id, isStill()));
  return isWanted ? found : not(found);
}

export interface Standing {
  id: string;
  location_id: number;
  state: DeviceState;
}

/**
 * Returns when a device that is in its state since a moment stands there for too long, as the store's settings and the
 * opening hours of its location say; null: never.
 */
export async function stillFrom(
  scope: Scope,
  { location_id, state }: Omit<Standing, 'id'>,
  since: Date,
): Promise<Date | null> {
  const hours = longestHours(state, await readStore(scope));
  const place = hours === null ? undefined : await openPlace(scope, location_id);
  return (place && afterOpenTime((hours ?? 0) * HOUR, since, place)) ?? null;
}

/** Returns from when on a device in its next state stands still; at that moment its people are told. */
export async function planStill(scope: Scope, by: string | null, device: Standing): Promise<Date | null> {
  const runAt = await stillFrom(scope, device, new Date());
  if (runAt) await scheduleStill(scope, by, device.id, runAt);
  else await dequeue(scope, 'tell-still', device.id);
  return runAt;
}

/** Schedules the notification of a device for the moment from which it stands still. */
export const scheduleStill = (scope: Scope, by: string | null, id: string, runAt: Date): Promise<void> =>
  enqueue(scope, { kind: 'tell-still', key: id, data: { ticket_device_id: id }, runAt, by: by ?? undefined });

async function openPlace(scope: Scope, id: number): Promise<OpenPlace | undefined> {
  const { timezone, location_hours, closures } = locations;
  const [place] = await scope.select(
    locations,
    { timezone, location_hours, closures },
    { where: eq(locations.id, id) },
  );
  return (
    place && {
      timezone: place.timezone,
      hours: place.location_hours as LocationHour[],
      closures: place.closures as Closure[],
    }
  );
}
