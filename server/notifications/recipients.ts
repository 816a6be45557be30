import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { effectiveRights } from '../../src/schemas/effectiveRights.ts';
import { roles, staff } from '../staff/tables.ts';

/** Whom a notification concerns: the staff of its location and all who see every location; without one everybody. */
export async function recipientsAt(scope: Scope, locationId: number | null): Promise<string[]> {
  const rows = await scope.select(
    staff,
    { staff, permissions: roles.permissions },
    { join: { table: roles, on: eq(roles.code, staff.role) }, where: eq(staff.is_voided, false) },
  );
  return rows
    .filter(
      (row) =>
        locationId === null ||
        row.staff.location_id === locationId ||
        effectiveRights(row.permissions, row.staff).includes('VIEW_ALL_LOCATIONS'),
    )
    .map((row) => row.staff.id);
}
