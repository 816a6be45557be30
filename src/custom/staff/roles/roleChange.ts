import type { Typed } from '../../../kit/form/Draft.tsx';
import type { StoredRole } from '../calls.ts';

/** A role as it is, and as it will be. */
export interface RoleChange {
  before: StoredRole;
  after: StoredRole;
}

const listed = ({ permissions }: StoredRole) => permissions.toSorted().join();

export const changesRights = ({ before, after }: RoleChange) => listed(before) !== listed(after);

export const demands = (role: StoredRole) => Boolean(role.demands_second_factor);

/** Does it ask for a second factor where it did not, or no longer? */
export const changesDemand = ({ before, after }: RoleChange) => demands(before) !== demands(after);

/** The rights of a role that somebody else has changed meanwhile, with those given and taken here. */
export const withChanges = (latest: StoredRole, { before, after }: RoleChange): string[] => {
  const given = after.permissions.filter((one) => !before.permissions.includes(one));
  const taken = before.permissions.filter((one) => !after.permissions.includes(one));
  return [...new Set([...latest.permissions, ...given])].filter((one) => !taken.includes(one));
};

/** The same of rights that were ticked and not saved before the page was loaded anew. */
export const mergedRights = (latest: StoredRole, { before, typed }: Typed): Partial<StoredRole> =>
  'permissions' in typed
    ? {
        permissions: withChanges(latest, {
          before: { ...latest, ...before },
          after: { ...latest, ...typed },
        }),
      }
    : {};
