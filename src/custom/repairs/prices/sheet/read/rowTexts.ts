import type { CellNote } from '../../types.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { firstServiceColumn, idColumn, productColumn } from '../layout.ts';
import { contentOf, textOf } from '../../../../../kit/sheet/read/content.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';

export const idAt = (grid: Grid, row: number) => textOf(grid.rows[row]?.[idColumn]);

/** All of what stands in column B, whose end says what the row holds. */
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

/** A row without a device is of no use, and wrong when it is filled. */
export function strayNotes(grid: Grid, row: number): CellNote[] {
  const filled =
    grid.rows[row]?.findIndex((cell, column) => column >= firstServiceColumn && textOf(cell)) ?? -1;
  return filled < 0 ? [] : [noteAt(grid, row, filled, 'priceSheet.reasons.row_without_product')];
}
