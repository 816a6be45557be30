import { right, type AccessRule, type Who } from './can.ts';

const seesAll = right('VIEW_ALL_LOCATIONS');

/**
 * Restricts an access rule to the staff member's own location, the value of `key` or of one of `others`, without
 * VIEW_ALL_LOCATIONS.
 */
export const atOwnLocation =
  (rule: AccessRule, key = 'location_id', ...others: string[]): AccessRule =>
  (who) =>
    rule(who) === true && (seesAll(who) || [key, ...others].map((one) => ({ [one]: who.location_id })));

/** Whether a record may be moved to a location; true if the location does not change. */
export const mayMoveTo = (who: Who, location_id: unknown): boolean =>
  location_id === undefined || seesAll(who) === true || location_id === who.location_id;
