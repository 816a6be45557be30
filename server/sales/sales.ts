import type { Inventory } from '../inventory/index.ts';

/** Dependencies of orders on other parts. */
export interface Sales {
  inventory: Inventory;
  /** Refreshes lists of a store's orders and payments. */
  changed: (storeId: string) => void;
}
