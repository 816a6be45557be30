import { inArray } from 'drizzle-orm';
import type { Transfer } from '../../../src/schemas/inventory/transfers.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';

/** Adds the names of both locations to transfers. */
export async function addLocationNames(scope: Scope, records: Transfer[]): Promise<void> {
  const ids = new Set(records.flatMap((one) => [one.from_location_id, one.to_location_id]));
  const { id, location_name: name } = locations;
  const rows = await scope.select(locations, { id, name }, { where: inArray(id, [...ids]) });
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const named = (location: number) => ({ id: location, name: names.get(location) ?? '' });
  for (const record of records) {
    record.from = named(record.from_location_id);
    record.to = named(record.to_location_id);
  }
}
