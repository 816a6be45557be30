import type { Typed } from '../../../kit/form/Draft.tsx';
import type { StoredRole } from '../calls.ts';

/** A role before and after an edit. */
export interface RoleChange {
  before: StoredRole;
  after: StoredRole;
}

const listed = ({ permissions }: StoredRole) => permissions.toSorted().join();

export const changesRights = ({ before, after }: RoleChange) => listed(before) !== listed(after);

export const requiresSecondFactor = (role: StoredRole) => Boolean(role.demands_second_factor);

/** Whether the second-factor requirement is added or removed. */
export const changesSecondFactor = ({ before, after }: RoleChange) =>
  requiresSecondFactor(before) !== requiresSecondFactor(after);

/** Applies the rights granted and revoked here to a version saved by somebody else. */
export const applyChanges = (latest: StoredRole, { before, after }: RoleChange): string[] => {
  const granted = after.permissions.filter((one) => !before.permissions.includes(one));
  const revoked = before.permissions.filter((one) => !after.permissions.includes(one));
  return [...new Set([...latest.permissions, ...granted])].filter((one) => !revoked.includes(one));
};

/** The same for unsaved rights restored after a reload. */
export const mergeRights = (latest: StoredRole, { before, typed }: Typed): Partial<StoredRole> =>
  'permissions' in typed
    ? {
        permissions: applyChanges(latest, {
          before: { ...latest, ...before },
          after: { ...latest, ...typed },
        }),
      }
    : {};
