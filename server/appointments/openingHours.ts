import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Closure } from '../../src/schemas/locations/closures.ts';
import type { LocationHour } from '../../src/schemas/locations/hours.ts';
import { isWithinOpening } from '../../src/schemas/locations/opening.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';

/** Adds to appointments whether they are outside the opening hours of their location, which causes a warning only. */
export async function addOutsideHours(scope: Scope, appointments: Appointment[]): Promise<void> {
  const ids = [...new Set(appointments.map(({ location_id }) => location_id))];
  if (ids.length === 0) return;
  const rows = await scope.planned('hours_of_locations', open, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const one of appointments) {
    const place = byId.get(one.location_id);
    const hours = (place?.location_hours ?? []) as LocationHour[];
    one.is_outside_hours =
      one.type === 'APPOINTMENT' && !isWithinOpening(one, hours, place?.closures as Closure[] | undefined);
  }
}

const open = () => {
  const { id, location_hours, closures } = locations;
  return { table: locations, fields: { id, location_hours, closures }, where: isAnyOf(id, 'ids') };
};
