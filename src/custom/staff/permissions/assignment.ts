import { rightCodes, type PermissionRecord } from '../../../schemas/effectiveRights.ts';

/** What a staff member has beyond the role, and what of the role they do not have. */
export interface Assignment {
  permissions: readonly PermissionRecord[];
  removed_permissions: readonly PermissionRecord[];
}

const without = (list: readonly PermissionRecord[], right: string) =>
  list.filter(({ permission_id }) => permission_id !== right);

const withRight = (list: readonly PermissionRecord[], right: string) =>
  rightCodes(list).includes(right) ? list : [...list, { permission_id: right }];

/** Gives a right: what the role holds needs only not to be taken away (contract 2 §4). */
export const assign = (
  right: string,
  ofRole: readonly string[],
  { permissions, removed_permissions }: Assignment,
): Assignment => ({
  permissions: ofRole.includes(right) ? permissions : withRight(permissions, right),
  removed_permissions: without(removed_permissions, right),
});

/** Takes a right: what the role holds has to be taken away. */
export const unassign = (
  right: string,
  ofRole: readonly string[],
  { permissions, removed_permissions }: Assignment,
): Assignment => ({
  permissions: without(permissions, right),
  removed_permissions: ofRole.includes(right) ? withRight(removed_permissions, right) : removed_permissions,
});

/** What somebody has beyond the role, and what of the role they do not have. */
export const overridesOf = (ofRole: readonly string[], assigned: readonly string[]) => ({
  beyond: assigned.filter((right) => !ofRole.includes(right)),
  short: ofRole.filter((right) => !assigned.includes(right)),
});
