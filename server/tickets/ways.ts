import { asc, eq, inArray } from 'drizzle-orm';
import type { Way } from '../../src/schemas/tickets/custody.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';

interface Held {
  location_id: number;
  to_location_id: number | null;
}

/** Reads the names of locations, by their ids. */
export async function readLocationNames(scope: Scope, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, location_name: name } = locations;
  const rows = await scope.select(locations, { id, name }, { where: inArray(id, [...new Set(ids)]) });
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Returns a function that names both ends of a device's way; null for a device that is not on its way. */
export async function readWays(scope: Scope, all: Held[]): Promise<(one: Held) => Way | null> {
  const names = await readLocationNames(
    scope,
    all.flatMap((one) => (one.to_location_id === null ? [] : [one.location_id, one.to_location_id])),
  );
  const nameOf = (id: number) => names.get(id) ?? '';
  return ({ location_id, to_location_id }) =>
    to_location_id === null ? null : { from: nameOf(location_id), to: nameOf(to_location_id) };
}

/** Returns the open locations of the store. */
export function readDestinations(scope: Scope): Promise<{ id: number; name: string }[]> {
  const { id, location_name: name, display_order, is_voided } = locations;
  return scope.select(
    locations,
    { id, name },
    { where: eq(is_voided, false), orderBy: [asc(display_order), asc(id)] },
  );
}
