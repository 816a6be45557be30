import type { Services } from '../core/services.ts';
import type { Inventory } from './stockChange.ts';

/** Returns the callbacks after stock changes. */
export const inventoryOf = ({ notify }: Services): Inventory => ({ notify });
