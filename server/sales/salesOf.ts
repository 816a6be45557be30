import type { Services } from '../core/services.ts';
import { inventoryOf } from '../inventory/index.ts';
import type { Sales } from './sales.ts';

/** Returns the dependencies of orders. */
export const salesOf = (services: Services): Sales => ({ inventory: inventoryOf(services) });
