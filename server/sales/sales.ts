import type { Inventory } from '../inventory/index.ts';

/** Dependencies of orders on other parts. */
export interface Sales {
  inventory: Inventory;
}
