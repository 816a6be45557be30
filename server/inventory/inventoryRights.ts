import type { Right } from '../../src/schemas/rights.ts';

/** Who has one of these sees what is at a location. */
export const inventoryRights: readonly Right[] = ['VIEW_INVENTORY', 'EDIT_INVENTORY'];
