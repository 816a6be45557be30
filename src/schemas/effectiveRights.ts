import type { Who } from './can.ts';
import { rights } from './rights.ts';

/** A right of a staff member as stored and sent. */
export interface PermissionRecord {
  permission_id: string;
}

/** A staff member's role and overrides. */
export interface RightsHolder {
  role: string;
  permissions?: readonly PermissionRecord[];
  removed_permissions?: readonly PermissionRecord[];
}

export const rightCodes = (permissions: readonly PermissionRecord[]) =>
  permissions.map(({ permission_id }) => permission_id);

/** Rights of the role plus added minus removed ones; ADMIN has all rights. */
export function effectiveRights(
  ofRole: readonly string[],
  { role, permissions = [], removed_permissions = [] }: RightsHolder,
): string[] {
  if (role === 'ADMIN') return [...rights];
  const removed = new Set(rightCodes(removed_permissions));
  return [...new Set([...ofRole, ...rightCodes(permissions)])].filter((one) => !removed.has(one));
}

/** Whether `who` holds every right that is newly granted. */
export function mayGrant(who: Who, after: readonly string[], before: readonly string[] = []): boolean {
  return after.every((one) => who.rights.includes(one) || before.includes(one));
}
