import { asc, eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { staff } from './tables.ts';

const { id, first_name, last_name, email, phone, role, status, is_voided } = staff;

/** Returns the staff members of a location by last name. */
export const staffAtLocation = (scope: Scope, locationId: number) =>
  scope.select(
    staff,
    { id, first_name, last_name, email, phone, role, status, is_voided },
    { where: eq(staff.location_id, locationId), orderBy: [asc(last_name), asc(id)] },
  );
