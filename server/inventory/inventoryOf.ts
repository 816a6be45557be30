import type { Services } from '../core/services.ts';
import type { Inventory } from './stockChange.ts';

/** What changes of stock notify. */
export const inventoryOf = ({ notify, live }: Services): Inventory => ({
  notify,
  changed: (storeId) => live.changed(storeId, 'stock'),
});
