import type { CellNote } from '../../types.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { firstServiceColumn } from '../layout.ts';
import { textOf } from '../../../../../kit/sheet/read/content.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';

/** Returns notes on merged cells from this row on, where every cell has its own meaning. */
export const findMerged = (grid: Grid, firstRow: number): CellNote[] =>
  grid.merges
    .filter(({ e }) => e.r >= firstRow && e.c >= firstServiceColumn)
    .map(({ s }) => ({
      kind: 'invalid',
      address: cellAddress(grid.name, s.r, s.c),
      value: textOf(grid.rows[s.r]?.[s.c]),
      reason: 'priceSheet.reasons.cell_merged',
    }));
