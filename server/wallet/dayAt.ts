import { eq } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';

/** Returns today's date in the location's time zone, YYYY-MM-DD. */
export async function dayAt(scope: Scope, locationId: number): Promise<string> {
  const [row] = await scope.select(
    locations,
    { timezone: locations.timezone },
    { where: eq(locations.id, locationId) },
  );
  return dayIn(row?.timezone ?? scope.store.timezone);
}
