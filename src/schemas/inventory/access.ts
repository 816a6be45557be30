import { atOwnLocation } from '../atOwnLocation.ts';
import { right, type AccessRules } from '../can.ts';

export const viewsInventory = right('VIEW_INVENTORY', 'EDIT_INVENTORY');
export const editsInventory = right('EDIT_INVENTORY');
/** What things cost the store, and what is earned by them. */
export const seesCosts = right('VIEW_COST');

/** Of what is the same at all locations: items, suppliers. */
export const inventoryAccess: AccessRules = {
  list: viewsInventory,
  one: viewsInventory,
  create: editsInventory,
  update: editsInventory,
};

/** Of what is at one location. */
export const locationAccess: AccessRules = {
  list: atOwnLocation(viewsInventory),
  one: atOwnLocation(viewsInventory),
  create: atOwnLocation(editsInventory),
  update: atOwnLocation(editsInventory),
};
