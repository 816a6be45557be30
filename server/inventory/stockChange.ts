import type { AdjustReason, MovementKind, MovementSource } from '../../src/schemas/inventory/states.ts';
import type { Notify } from '../notifications/index.ts';

/** One stock movement to make. */
export interface StockChange {
  item_id: string;
  location_id: number;
  kind: MovementKind;
  /** Change of the quantity on hand. */
  quantity?: number;
  /** Change of the reserved quantity. */
  reserved?: number;
  /** As entered; a serialized item needs as many as `quantity`. */
  serials?: string[];
  /** Cents for each. */
  unit_cost?: number | null;
  reason?: AdjustReason;
  note?: string | null;
  source?: MovementSource;
  source_id?: string;
  /** JSON Pointer of the line in the request, for errors. */
  path?: string;
}

/** Callbacks after stock changes. */
export interface Inventory {
  notify: Notify;
}

export interface MovedItem {
  id: string;
  name: string;
  is_serialized: boolean;
  is_voided: boolean;
  low_stock: number | null;
}

/** The available quantity of an item at a location before and after a change. */
export interface FreeChange {
  item: MovedItem;
  item_id: string;
  location_id: number;
  /** The location's own reorder point; null means the item's. */
  low_stock: number | null;
  before: number;
  after: number;
}

/** Returns the quantity that changes reserve of an item at a location; negative if they release it. */
export const reservedAt = (
  { item_id, location_id }: Pick<FreeChange, 'item_id' | 'location_id'>,
  changes: StockChange[],
): number =>
  changes
    .filter((one) => one.item_id === item_id && one.location_id === location_id)
    .reduce((sum, { reserved = 0 }) => sum + reserved, 0);
