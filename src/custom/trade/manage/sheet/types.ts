import type { PriceChange } from '../../../../schemas/trade/prices.ts';

/** A price change with the device's name. */
export interface SheetChange extends PriceChange {
  kind: 'create' | 'update' | 'remove';
  product: string;
}

/** A skipped row or cell; `reason` is a message key. */
export interface SheetNote {
  kind: 'unknown' | 'invalid';
  /** In spreadsheet notation: `Sheet!C17`. */
  address: string;
  value: string;
  reason: string;
}

export type SheetRow = SheetChange | SheetNote;
export type SheetKind = SheetRow['kind'];

/** The planned rows by kind, and the number of unchanged prices. */
export interface SheetPlan {
  rows: Record<SheetKind, SheetRow[]>;
  unchanged: number;
}
