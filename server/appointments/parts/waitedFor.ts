import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { appointmentParts } from './tables.ts';

/** Returns how many of each item appointments at a location need and have not reserved. */
export async function waitedFor(scope: Scope, locationId: number): Promise<Map<string, number>> {
  const { item_id, needed, reserved, used, missing, location_id } = appointmentParts;
  const waiting = sql<number>`${needed} - ${reserved} - ${used} - ${missing}`;
  const rows = await scope.select(
    appointmentParts,
    { item_id, count: sql<number>`sum(${waiting})::int` },
    { where: and(eq(location_id, locationId), sql`${waiting} > 0`), groupBy: item_id },
  );
  return new Map(rows.map((row) => [row.item_id, row.count]));
}
