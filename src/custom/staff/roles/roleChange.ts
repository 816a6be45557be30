import type { Typed } from '../../../kit/form/Draft.tsx';
import type { StoredRole } from '../calls.ts';

/** A role as it is, and as it will be. */
export interface RoleChange {
  before: StoredRole;
  after: StoredRole;
}

const listed = ({ permissions }: StoredRole) => permissions.toSorted().join();

export const changesRights = ({ before, after }: RoleChange) => listed(before) !== listed(after);

export const requiresSecondFactor = (role: StoredRole) => Boolean(role.demands_second_factor);

/** Does it ask for a second factor where it did not, or no longer? */
export const changesSecondFactor = ({ before, after }: RoleChange) =>
  requiresSecondFactor(before) !== requiresSecondFactor(after);

/** The rights of a role that somebody else has changed meanwhile, with those given and taken here. */
export const applyChanges = (latest: StoredRole, { before, after }: RoleChange): string[] => {
  const granted = after.permissions.filter((one) => !before.permissions.includes(one));
  const revoked = before.permissions.filter((one) => !after.permissions.includes(one));
  return [...new Set([...latest.permissions, ...granted])].filter((one) => !revoked.includes(one));
};

/** The same of rights that were ticked and not saved before the page was loaded anew. */
export const mergeRights = (latest: StoredRole, { before, typed }: Typed): Partial<StoredRole> =>
  'permissions' in typed
    ? {
        permissions: applyChanges(latest, {
          before: { ...latest, ...before },
          after: { ...latest, ...typed },
        }),
      }
    : {};
