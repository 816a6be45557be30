import type { Right, Role } from './rights.ts';

/** The signed-in staff member, as the services and the screens know them. */
export interface Who {
  staff_id: string;
  store_id: string;
  /** A custom role's code is also possible; it ranks as STAFF. */
  role: Role | (string & {});
  /** Effective rights: those of the role + added - removed. */
  rights: readonly string[];
  location_id: number | null;
}

type Values = Record<string, unknown>;

/** Yes, no, or yes for the records that match these values, or those of one of several. */
export type Verdict = boolean | Values | Values[];

export type AccessRule = (who: Who, record?: Values, changes?: Values) => Verdict;

export type Action = 'list' | 'one' | 'create' | 'update' | 'delete';

/** What no rule allows is nobody's to do. */
export type AccessRules = Partial<Record<Action, AccessRule>>;

/** Anyone who is signed in to the store. */
export const member: AccessRule = () => true;

/** Whoever holds at least one of these rights. */
export const right =
  (...rights: Right[]): AccessRule =>
  (who) =>
    rights.some((one) => who.rights.includes(one));

/**
 * May `who` do `action` on `model`? Without a record: on some record. `changes` are the properties about to change.
 * Menu, pages, buttons and services all ask this one function.
 */
export function can(
  who: Who,
  action: Action,
  model: { access: AccessRules },
  record?: Values,
  changes?: Values,
): Verdict {
  const verdict = model.access[action]?.(who, record, changes) ?? false;
  if (typeof verdict === 'boolean' || !record) return verdict;
  return [verdict]
    .flat()
    .some((values) => Object.entries(values).every(([key, value]) => record[key] === value));
}
