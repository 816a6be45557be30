import type { Right, Role } from './rights.ts';

/** The signed-in staff member, in the services and in the browser. */
export interface Who {
  staff_id: string;
  store_id: string;
  /** Also the code of a custom role, which ranks as STAFF. */
  role: Role | (string & {});
  /** Effective rights: rights of the role plus added minus removed ones. */
  rights: readonly string[];
  location_id: number | null;
}

type Values = Record<string, unknown>;

/**
 * Allowed, denied, or allowed for records that match these values (any of them, if several). A list matches a value that
 * it contains.
 */
export type Verdict = boolean | Values | Values[];

export type AccessRule = (who: Who, record?: Values, changes?: Values) => Verdict;

export type Action = 'list' | 'one' | 'create' | 'update' | 'delete';

/** An action without a rule is denied. */
export type AccessRules = Partial<Record<Action, AccessRule>>;

/** Allows every signed-in staff member of the store. */
export const member: AccessRule = () => true;

/** Allows staff members with at least one of these rights. */
export const right =
  (...rights: Right[]): AccessRule =>
  (who) =>
    rights.some((one) => who.rights.includes(one));

/**
 * Whether `who` may do `action` on `model`; without a record, on at least some records. `changes` are the properties
 * about to change. Menu, pages, buttons and services all use this function.
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
    .some((values) => Object.entries(values).every(([key, value]) => matches(record[key], value)));
}

const matches = (stored: unknown, value: unknown): boolean =>
  Array.isArray(stored) ? stored.includes(value) : stored === value;

/** Whether a rule allows `who` to access a record; without a record, at least some records. */
export const allows = (who: Who, rule: AccessRule, record?: object): boolean =>
  Boolean(can(who, 'one', { access: { one: rule } }, record && { ...record }));
