import type { CellNote } from '../../types.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { firstServiceColumn, idColumn, productColumn } from '../layout.ts';
import { contentOf, textOf } from '../../../../../kit/sheet/read/content.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';

export const idAt = (grid: Grid, row: number) => textOf(grid.rows[row]?.[idColumn]);

/** The full text of column B, which ends with the row's label. */
export function nameAt(grid: Grid, row: number): string {
  const content = contentOf(grid.rows[row]?.[productColumn]);
  return typeof content === 'string' ? content : '';
}

export const noteAt = (grid: Grid, row: number, column: number, reason: string): CellNote => ({
  kind: 'invalid',
  address: cellAddress(grid.name, row, column),
  value: textOf(grid.rows[row]?.[column]),
  reason,
});

/** Returns notes on filled cells of rows without a device. */
export function strayNotes(grid: Grid, row: number): CellNote[] {
  const filled =
    grid.rows[row]?.findIndex((cell, column) => column >= firstServiceColumn && textOf(cell)) ?? -1;
  return filled < 0 ? [] : [noteAt(grid, row, filled, 'priceSheet.reasons.row_without_product')];
}
