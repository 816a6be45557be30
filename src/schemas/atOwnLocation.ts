import { right, type AccessRule } from './can.ts';

const seesAll = right('VIEW_ALL_LOCATIONS');

/** Restricts an access rule to the staff member's own location, the value of `key`, without VIEW_ALL_LOCATIONS. */
export const atOwnLocation =
  (rule: AccessRule, key = 'location_id'): AccessRule =>
  (who) =>
    rule(who) === true && (seesAll(who) || { [key]: who.location_id });
