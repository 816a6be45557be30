import type { Who } from './can.ts';
import { rights } from './rights.ts';

/** A right of a staff member as it is stored and sent. */
export interface PermissionRecord {
  permission_id: string;
}

/** What decides about a staff member's rights besides what the role holds. */
export interface RightsHolder {
  role: string;
  permissions?: readonly PermissionRecord[];
  removed_permissions?: readonly PermissionRecord[];
}

export const rightCodes = (permissions: readonly PermissionRecord[]) =>
  permissions.map(({ permission_id }) => permission_id);

/** Rights of the role + added - removed; ADMIN holds all. */
export function effectiveRights(
  ofRole: readonly string[],
  { role, permissions = [], removed_permissions = [] }: RightsHolder,
): string[] {
  if (role === 'ADMIN') return [...rights];
  const removed = new Set(rightCodes(removed_permissions));
  return [...new Set([...ofRole, ...rightCodes(permissions)])].filter((one) => !removed.has(one));
}

/** Nobody gives rights that they do not hold; those that were held before are not given. */
export function mayGrant(who: Who, after: readonly string[], before: readonly string[] = []): boolean {
  return after.every((one) => who.rights.includes(one) || before.includes(one));
}
