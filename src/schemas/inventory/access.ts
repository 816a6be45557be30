import { atOwnLocation } from '../atOwnLocation.ts';
import { right, type AccessRules } from '../can.ts';

export const viewsInventory = right('VIEW_INVENTORY', 'EDIT_INVENTORY');
export const editsInventory = right('EDIT_INVENTORY');
/** Costs and margins. */
export const seesCosts = right('VIEW_COST');

/** Access to records shared by all locations: items, suppliers. */
export const inventoryAccess: AccessRules = {
  list: viewsInventory,
  one: viewsInventory,
  create: editsInventory,
  update: editsInventory,
};

/** Access to records of one location. */
export const locationAccess: AccessRules = {
  list: atOwnLocation(viewsInventory),
  one: atOwnLocation(viewsInventory),
  create: atOwnLocation(editsInventory),
  update: atOwnLocation(editsInventory),
};
