import type { Inventory } from '../inventory/ledger.ts';

/** What orders reach beyond their own rows. */
export interface Sales {
  inventory: Inventory;
  /** Orders of a store have changed: lists of them, and of what was paid, refresh. */
  changed: (storeId: string) => void;
}
