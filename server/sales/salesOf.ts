import type { Services } from '../core/services.ts';
import { inventoryOf } from '../inventory/inventoryOf.ts';
import type { Sales } from './sales.ts';

/** What orders depend on. */
export const salesOf = (services: Services): Sales => ({
  inventory: inventoryOf(services),
  changed: (storeId) => services.live.changed(storeId, 'orders'),
});
