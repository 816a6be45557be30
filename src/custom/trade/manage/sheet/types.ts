import type { PriceChange } from '../../../../schemas/trade/prices.ts';

/** A price that the sheet changes, with the device's name. */
export interface SheetChange extends PriceChange {
  kind: 'create' | 'update' | 'remove';
  product: string;
}

/** A row or cell of which nothing becomes; `reason` names a message of the catalogue. */
export interface SheetNote {
  kind: 'unknown' | 'invalid';
  /** As spreadsheets write it: `Sheet!C17`. */
  address: string;
  value: string;
  reason: string;
}

export type SheetRow = SheetChange | SheetNote;
export type SheetKind = SheetRow['kind'];

/** What a sheet would do, the rows of each kind; and how many prices stay. */
export interface SheetPlan {
  rows: Record<SheetKind, SheetRow[]>;
  unchanged: number;
}
