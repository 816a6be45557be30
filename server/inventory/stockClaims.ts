import type { ValidationError } from '../../src/schemas/validate.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { FreeChange, Inventory, StockChange } from './stockChange.ts';

/** An item with fewer on hand at a location than are reserved. */
export interface Shortage {
  item_id: string;
  location_id: number;
  /** How many reservations cannot be kept. */
  quantity: number;
}

/** An item with what will be on hand of it. */
export interface CountedItem {
  item_id: string;
  name: string;
  there: number;
}

/** What other domains reserve stock for: bookings for their parts, orders for their lines. */
export interface StockClaims {
  /** Reserves stock that became free for those who wait; returns the movements (RESERVE). */
  reserveFreed?: (
    inventory: Inventory,
    scope: Scope,
    by: string | null,
    freed: FreeChange[],
  ) => Promise<StockChange[]>;
  /** Gives up the newest reservations; returns the movements (RELEASE), to be added with what caused the shortage. */
  releaseNewest?: (
    inventory: Inventory,
    scope: Scope,
    by: string | null,
    shortages: Shortage[],
  ) => Promise<StockChange[]>;
  /** Returns an error for each item whose reservations at a location must be kept. */
  refuseShortage?: (scope: Scope, location_id: number, items: CountedItem[]) => Promise<ValidationError[]>;
  /** Returns how many of each item are waited for at a location, by item. */
  waitedFor?: (scope: Scope, location_id: number) => Promise<Map<string, number>>;
}

export const stockClaims = extensionPoint<StockClaims>();
