import { rightCodes, type PermissionRecord } from '../../../schemas/effectiveRights.ts';

/** Rights granted beyond the role, and rights revoked from it. */
export interface Assignment {
  permissions: readonly PermissionRecord[];
  removed_permissions: readonly PermissionRecord[];
}

const without = (list: readonly PermissionRecord[], right: string) =>
  list.filter(({ permission_id }) => permission_id !== right);

const withRight = (list: readonly PermissionRecord[], right: string) =>
  rightCodes(list).includes(right) ? list : [...list, { permission_id: right }];

/** Grants a right: removes the revocation if the role holds it, else adds a grant (contract 2 §4). */
export const assign = (
  right: string,
  ofRole: readonly string[],
  { permissions, removed_permissions }: Assignment,
): Assignment => ({
  permissions: ofRole.includes(right) ? permissions : withRight(permissions, right),
  removed_permissions: without(removed_permissions, right),
});

/** Revokes a right: removes the grant, and adds a revocation if the role holds it. */
export const unassign = (
  right: string,
  ofRole: readonly string[],
  { permissions, removed_permissions }: Assignment,
): Assignment => ({
  permissions: without(permissions, right),
  removed_permissions: ofRole.includes(right) ? withRight(removed_permissions, right) : removed_permissions,
});

/** Compares the assigned rights with the role's. */
export const overridesOf = (ofRole: readonly string[], assigned: readonly string[]) => ({
  beyond: assigned.filter((right) => !ofRole.includes(right)),
  short: ofRole.filter((right) => !assigned.includes(right)),
});
