import type { CellNote } from '../../types.ts';
import {
  addressOf,
  firstProductRow,
  firstServiceColumn,
  idColumn,
  noteRow,
  productColumn,
  readStamp,
  rowLabels,
  rowsPerProduct,
  type Stamp,
} from '../layout.ts';
import { textOf } from './cells/content.ts';
import type { Grid } from './readBook.ts';

/** The rows of one device. */
export interface Block {
  row: number;
  id: string;
  product: string;
}

export interface Blocks {
  stamp: Stamp | null;
  blocks: Block[];
  notes: CellNote[];
  /** Devices that the sheet names where it cannot be read: nothing of theirs is missing. */
  misplaced: Set<string>;
}

const labels = rowLabels.map((label) => label.toLowerCase());

/** Finds the devices by their ids in column A, each with its four rows (contract 4 §5). */
export function findBlocks(grid: Grid): Blocks {
  const textAt = (row: number, column: number) => textOf(grid.rows[row]?.[column]);
  const idAt = (row: number) => textAt(row, idColumn);
  const stamp = readStamp(idAt(noteRow));
  const blocks: Block[] = [];
  const notes: CellNote[] = [];
  const misplaced = new Set<string>();
  const seen = new Set<string>();

  const isWhole = (row: number) => intruderOf(row) === undefined;
  let row = !stamp && idAt(noteRow) && isWhole(noteRow) ? noteRow : firstProductRow;
  while (row < grid.rows.length) row = idAt(row) ? takeBlock(row) : skipRow(row);
  return { stamp, blocks, notes, misplaced };

  function takeBlock(at: number): number {
    const id = idAt(at);
    const intruder = intruderOf(at);
    const moved = movedRowOf(at);
    if (intruder !== undefined) note(intruder, idColumn, 'priceSheet.reasons.block_rows');
    else if (moved !== undefined) note(moved, productColumn, 'priceSheet.reasons.block_order');
    else if (seen.has(id)) note(at, idColumn, 'priceSheet.reasons.product_duplicate');
    else blocks.push({ row: at, id, product: textAt(at, productColumn) });
    if (intruder !== undefined || moved !== undefined) misplaced.add(id);
    seen.add(id);
    return intruder ?? at + rowsPerProduct;
  }

  /** The row in which another device begins too early. */
  function intruderOf(at: number): number | undefined {
    const others = rowLabels.map((_, index) => at + index).slice(1);
    return others.find((other) => idAt(other) !== '' && idAt(other) !== idAt(at));
  }

  /** The first row whose label belongs to another one; sheets without labels are read as well. */
  function movedRowOf(at: number): number | undefined {
    const offset = labels.findIndex((label, index) => {
      const text = textAt(at + index, productColumn).toLowerCase();
      return index > 0 && labels.includes(text) && text !== label;
    });
    return offset < 0 ? undefined : at + offset;
  }

  /** A row without a device is of no use, and wrong when it is filled. */
  function skipRow(at: number): number {
    const filled =
      grid.rows[at]?.findIndex((cell, column) => column >= firstServiceColumn && textOf(cell)) ?? -1;
    if (filled >= 0) note(at, filled, 'priceSheet.reasons.row_without_product');
    return at + 1;
  }

  function note(at: number, column: number, reason: string): void {
    notes.push({
      kind: 'invalid',
      address: addressOf(grid.name, at, column),
      value: textAt(at, column),
      reason,
    });
  }
}
