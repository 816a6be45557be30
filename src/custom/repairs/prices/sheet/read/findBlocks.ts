import { firstProductRow, noteRow, readRowName, readStamp, type Stamp } from '../layout.ts';
import type { FoundBlocks } from './Block.ts';
import { namedBlocks } from './namedBlocks.ts';
import { orderedBlocks } from './orderedBlocks.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { idAt, nameAt } from './rowTexts.ts';

export interface Blocks extends FoundBlocks {
  stamp: Stamp | null;
}

/** Finds devices by their ids in column A, each with its four rows (contract 4 §2.5). */
export function findBlocks(grid: Grid): Blocks {
  const stamp = readStamp(idAt(grid, noteRow));
  const isNamed = (row: number) => readRowName(nameAt(grid, row)) !== null;
  const isByName = stamp?.isByName ?? grid.rows.some((_, row) => isNamed(row));
  if (!isByName) return { stamp, ...orderedBlocks(grid, stamp) };
  const first = !stamp && isNamed(noteRow) ? noteRow : firstProductRow;
  return { stamp, ...namedBlocks(grid, first) };
}
