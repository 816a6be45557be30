import { right, type AccessRule, type Who } from '../can.ts';

type Values = Record<string, unknown>;

/** Properties that staff members may change of themselves; the e-mail has additional requirements (contract 1 §7). */
const profileKeys = new Set(['first_name', 'last_name', 'phone', 'settings']);

const listKeys = ['permissions', 'removed_permissions'];

const ranks: Record<string, number> = { ADMIN: 3, STORE_OWNER: 2, STORE_MANAGER: 1 };

/** Custom roles rank as STAFF. */
const rankOf = (role: unknown) => (typeof role === 'string' && ranks[role]) || 0;

const seesAll = right('VIEW_ALL_STAFF');
const seesLocation = right('VIEW_LOCATION_STAFF');
const managesAll = right('CREATE_STORE_STAFF');
const createsAtLocation = right('CREATE_LOCATION_STAFF');
const editsAtLocation = right('EDIT_LOCATION_STAFF', 'CREATE_LOCATION_STAFF');

const isOneself = (who: Who, { id }: Values) => id === who.staff_id;

const isAtHome = (who: Who, location: unknown) => who.location_id !== null && location === who.location_id;

/** Whether `who` may assign this role (contract 2 §6). */
export function mayAssignRole(who: Who, role: string): boolean {
  if (role === 'ADMIN') return false;
  return role === 'STORE_OWNER' ? rankOf(who.role) >= 2 : rankOf(who.role) >= rankOf(role);
}

/** Whether `who` may reset a lost second factor: neither their own nor that of a higher rank. */
export const mayResetSecondFactor = (who: Who, person: Values): boolean =>
  managesAll(who) === true && !isOneself(who, person) && rankOf(who.role) >= rankOf(person.role);

/** Whether `who` may choose any location rather than only their own. */
export const choosesLocation = (who: Who): boolean => managesAll(who) === true;

const list: AccessRule = (who) => seesAll(who) || (seesLocation(who) && { location_id: who.location_id });

const one: AccessRule = (who, record) => {
  if (!record || seesAll(who) || isOneself(who, record)) return true;
  return seesLocation(who) === true && isAtHome(who, record.location_id);
};

const create: AccessRule = (who, record) => {
  if (!record) return managesAll(who) || createsAtLocation(who);
  const isInReach = managesAll(who) || (createsAtLocation(who) && isAtHome(who, record.location_id));
  return Boolean(isInReach) && typeof record.role === 'string' && mayAssignRole(who, record.role);
};

const update: AccessRule = (who, record, changes = {}) => {
  const keys = changedKeys(record, changes);
  const isOfProfile = keys.every((key) => profileKeys.has(key));
  if (!record) return managesAll(who) || editsAtLocation(who) || isOfProfile;
  if (isOneself(who, record)) return isOfProfile;
  if (who.role === 'ADMIN' && record.role === 'STORE_OWNER')
    return keys.every((key) => takingOutKeys.has(key)) && mayBe(who, changes.role);
  if (rankOf(record.role) >= 2 || rankOf(record.role) > rankOf(who.role)) return false;
  const isInReach = (location: unknown) =>
    managesAll(who) || (editsAtLocation(who) && isAtHome(who, location));
  return (
    Boolean(isInReach(record.location_id)) &&
    (!keys.includes('location_id') || Boolean(isInReach(changes.location_id))) &&
    mayBe(who, changes.role)
  );
};

/** What an ADMIN may change of an owner; the services also require that one owner remains. */
const takingOutKeys = new Set(['is_voided', 'role']);

const mayBe = (who: Who, role: unknown) => typeof role !== 'string' || mayAssignRole(who, role);

/** Access to staff (contract 2 §4, §6); grantable rights are checked by `mayGrant`. */
export const staffAccess = { list, one, create, update };

/** Compares lists of permissions by their rights. */
const changedKeys = (record: Values = {}, changes: Values): string[] =>
  Object.keys(changes).filter((key) => !listKeys.includes(key) || codes(changes[key]) !== codes(record[key]));

const codes = (permissions: unknown) =>
  Array.isArray(permissions)
    ? (permissions as { permission_id: string }[])
        .map(({ permission_id }) => permission_id)
        .toSorted()
        .join()
    : undefined;
