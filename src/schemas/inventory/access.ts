import { right, type AccessRule, type AccessRules } from '../can.ts';

const seesAll = right('VIEW_ALL_LOCATIONS');

/** Whoever holds one of the rights, at every location or at the own one, which is the value of `key`. */
export const within =
  (holds: AccessRule, key = 'location_id'): AccessRule =>
  (who) =>
    holds(who) === true && (seesAll(who) || { [key]: who.location_id });

export const views = right('VIEW_INVENTORY', 'EDIT_INVENTORY');
export const edits = right('EDIT_INVENTORY');
/** What things cost the store, and what is earned by them. */
export const seesCosts = right('VIEW_COST');

/** Of what is the same at all locations: items, suppliers. */
export const inventoryAccess: AccessRules = { list: views, one: views, create: edits, update: edits };

/** Of what is at one location. */
export const locationAccess: AccessRules = {
  list: within(views),
  one: within(views),
  create: within(edits),
  update: within(edits),
};
