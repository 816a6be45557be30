import type { ValidationError } from '../../src/schemas/validate.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { FreeChange, Inventory, StockChange } from './stockChange.ts';

/** An item of which more is reserved than on hand at a location. */
export interface Shortage {
  item_id: string;
  location_id: number;
  /** Reserved quantity that exceeds the stock. */
  quantity: number;
}

/** An item with its future quantity on hand. */
export interface CountedItem {
  item_id: string;
  name: string;
  there: number;
}

/** Reservations of other domains: appointments for their parts, orders for their lines. */
export interface StockClaims {
  /** Reserves newly available stock for waiting appointments; returns the movements (RESERVE). */
  reserveFreed?: (
    inventory: Inventory,
    scope: Scope,
    by: string | null,
    freed: FreeChange[],
  ) => Promise<StockChange[]>;
  /**
   * Releases the newest reservations; returns the movements (RELEASE), to be added together with the cause of the
   * shortage.
   */
  releaseNewest?: (
    inventory: Inventory,
    scope: Scope,
    by: string | null,
    shortages: Shortage[],
  ) => Promise<StockChange[]>;
  /** Returns an error for each item whose reservations at a location must be kept. */
  refuseShortage?: (scope: Scope, location_id: number, items: CountedItem[]) => Promise<ValidationError[]>;
  /** Returns how many of each item are waited for at a location. */
  waitedFor?: (scope: Scope, location_id: number) => Promise<Map<string, number>>;
}

export const stockClaims = extensionPoint<StockClaims>();
