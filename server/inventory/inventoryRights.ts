import type { Right } from '../../src/schemas/rights.ts';

/** Each of these rights allows seeing the stock of a location. */
export const inventoryRights: readonly Right[] = ['VIEW_INVENTORY', 'EDIT_INVENTORY'];
