import { bounds } from '../../../../../schemas/repairs/repairTerms.ts';
import { titleKey } from '../../../../../schemas/titles.ts';
import type { CellNote } from '../../types.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { firstServiceColumn, headerRow } from '../layout.ts';
import { contentOf, textOf, Unreadable } from '../../../../../kit/sheet/read/content.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';

/** A column of the sheet with a service. */
export interface Column {
  index: number;
  title: string;
  key: string;
}

export interface Header {
  columns: Column[];
  notes: CellNote[];
}

/** Reads the names of services. `isFilled` tells whether a column has any value. */
export function readHeader(grid: Grid, isFilled: (column: number) => boolean): Header {
  const cells = grid.rows[headerRow] ?? [];
  const width = grid.rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
  const taken = new Set<string>();
  const columns: Column[] = [];
  const notes: CellNote[] = [];
  for (let index = firstServiceColumn; index < width; index += 1) {
    const content = contentOf(cells[index]);
    if (content === null && !isFilled(index)) continue;
    if (content instanceof Unreadable) note(index, content.reason);
    else takeTitle(index, String(content ?? ''));
  }
  return { columns, notes };

  function takeTitle(index: number, title: string): void {
    const key = titleKey(title);
    if (!title) note(index, 'priceSheet.reasons.title_empty');
    else if (title.length > bounds.title) note(index, 'priceSheet.reasons.title_long');
    else if (taken.has(key)) note(index, 'priceSheet.reasons.title_duplicate');
    else columns.push({ index, title, key });
    taken.add(key);
  }

  function note(index: number, reason: string): void {
    const address = cellAddress(grid.name, headerRow, index);
    notes.push({ kind: 'invalid', address, value: textOf(cells[index]), reason });
  }
}
