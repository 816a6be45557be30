import { and, eq, ne } from 'drizzle-orm';
import { allHours } from '../../src/schemas/locations/hours.ts';
import type { Location } from '../../src/schemas/locations/locations.ts';
import { recordHistory } from '../core/history/note.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { closingErrors } from './closing.ts';
import { locations } from './tables.ts';
import { locationStaff } from './staff.ts';

/** Throws if a domain has something at a location that is deactivated. */
async function checkClosing(scope: Scope, id: number): Promise<void> {
  const found = await Promise.all(closingErrors.all().map((errorsOf) => errorsOf(scope, id)));
  const errors = found.flat();
  if (errors.length > 0) throw invalid(errors);
}

/** The stored hours: all 14 in order, each with its store. */
const hoursOf = ({ location_hours }: Location, store_id: string) =>
  allHours(location_hours).map((hour) => ({ ...hour, store_id }));

/** The closures by date. */
const closuresOf = ({ closures }: Location) =>
  (closures ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** A location has 14 hour records, and a store has at most one main location (contract 1 §3, §9). */
export const locationHooks: Hooks<Location> = {
  complete: async ({ store }, records) => {
    for (const record of records) {
      if (record.location_hours) record.location_hours = hoursOf(record, store.id);
    }
  },
  parts: {
    staff: async (scope, location) => {
      const lists = locationStaff.all().map((read) => read(scope, location.id));
      return (await Promise.all(lists)).flat();
    },
  },
  // Serializes changes of the main location.
  lock: async (scope, { is_main }) => {
    if (is_main) await scope.select(locations, { id: locations.id }, { orderBy: [locations.id], lock: true });
  },
  beforeWrite: async ({ scope }, record) => ({
    location_hours: hoursOf(record, scope.store.id),
    closures: closuresOf(record),
  }),
  afterWrite: async ({ scope, who }, record, before) => {
    if (record.is_voided && before && !before.is_voided) await checkClosing(scope, record.id);
    if (!record.is_main) return;
    const others = and(eq(locations.is_main, true), ne(locations.id, record.id));
    const rows = await scope.select(locations, { id: locations.id }, { where: others });
    const ids = rows.map((row) => row.id);
    await updateVersioned(scope, locations, ids, who.staff_id, { is_main: false });
    const changes = { is_main: [true, false] as [unknown, unknown] };
    await recordHistory(
      scope,
      who,
      ids.map((one) => ({ model: 'locations', id: one, action: 'updated', changes })),
    );
  },
};
