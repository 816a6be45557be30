import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { Right } from '../../src/schemas/rights.ts';
import { effectiveRights } from '../../src/schemas/effectiveRights.ts';
import { roles, staff } from '../staff/index.ts';

/**
 * Returns whom a notification concerns: staff of its location and staff who see all locations; without a location,
 * everybody. With rights given, only those with at least one of them.
 */
export async function recipientsAt(
  scope: Scope,
  locationId: number | null,
  rights?: readonly Right[],
): Promise<string[]> {
  const rows = await scope.select(
    staff,
    { staff, permissions: roles.permissions },
    { join: { table: roles, on: eq(roles.code, staff.role) }, where: eq(staff.is_voided, false) },
  );
  return rows
    .filter((row) => {
      const held = effectiveRights(row.permissions, row.staff);
      const isThere =
        locationId === null || row.staff.location_id === locationId || held.includes('VIEW_ALL_LOCATIONS');
      return isThere && (rights === undefined || rights.some((right) => held.includes(right)));
    })
    .map((row) => row.staff.id);
}
