import {
  firstProductRow,
  idColumn,
  labelIndexOf,
  noteRow,
  productColumn,
  rowLabels,
  rowsPerProduct,
  type Stamp,
} from '../layout.ts';
import { textOf } from '../../../../../kit/sheet/read/content.ts';
import type { Block, FoundBlocks } from './Block.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { idAt, noteAt, strayNotes } from './rowTexts.ts';

/** Reads the devices of a sheet that names them in their first rows only, followed by the other rows in order. */
export function orderedBlocks(grid: Grid, stamp: Stamp | null): FoundBlocks {
  const idOf = (row: number) => idAt(grid, row);
  const productOf = (row: number) => textOf(grid.rows[row]?.[productColumn]);
  const found: FoundBlocks = { blocks: [], notes: [], misplaced: new Set() };
  const seen = new Set<string>();

  const isWhole = (row: number) => intruderOf(row) === undefined;
  let row = !stamp && idOf(noteRow) && isWhole(noteRow) ? noteRow : firstProductRow;
  while (row < grid.rows.length) row = idOf(row) ? takeBlock(row) : skipRow(row);
  return found;

  function takeBlock(at: number): number {
    const id = idOf(at);
    const intruder = intruderOf(at);
    const moved = movedRowOf(at);
    if (intruder !== undefined) note(intruder, idColumn, 'priceSheet.reasons.block_rows');
    else if (moved !== undefined) note(moved, productColumn, 'priceSheet.reasons.block_order');
    else if (seen.has(id)) note(at, idColumn, 'priceSheet.reasons.product_duplicate');
    else found.blocks.push(blockAt(at));
    if (intruder !== undefined || moved !== undefined) found.misplaced.add(id);
    seen.add(id);
    return intruder ?? at + rowsPerProduct;
  }

  function blockAt(at: number): Block {
    return { rows: rowLabels.map((_, offset) => at + offset), id: idOf(at), product: productOf(at) };
  }

  /** The row at which another device starts too early. */
  function intruderOf(at: number): number | undefined {
    const others = rowLabels.map((_, index) => at + index).slice(1);
    return others.find((other) => idOf(other) !== '' && idOf(other) !== idOf(at));
  }

  /** The first row with the label of another row. Sheets without labels are valid too. */
  function movedRowOf(at: number): number | undefined {
    const offset = rowLabels.findIndex((_, index) => {
      const line = labelIndexOf(productOf(at + index));
      return index > 0 && line >= 0 && line !== index;
    });
    return offset < 0 ? undefined : at + offset;
  }

  function skipRow(at: number): number {
    found.notes.push(...strayNotes(grid, at));
    return at + 1;
  }

  function note(at: number, column: number, reason: string): void {
    found.notes.push(noteAt(grid, at, column, reason));
  }
}
