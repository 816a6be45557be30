import { textOf } from '../../read/content.ts';
import type { Grid } from '../../read/readWorkbook.ts';

/** A column of a sheet that has a heading or values. */
export interface SheetColumn {
  /** Zero-based. */
  index: number;
  heading: string;
  /** The first values that differ. */
  values: string[];
}

const shownValues = 3;

/** Returns the columns of a sheet, whose headings are in this row and whose values are below it. */
export function sheetColumns({ rows }: Pick<Grid, 'rows'>, headerRow: number): SheetColumn[] {
  const columns: SheetColumn[] = [];
  const columnAt = (index: number) => (columns[index] ??= { index, heading: '', values: [] });
  for (const [index, cell] of (rows[headerRow] ?? []).entries()) {
    const heading = textOf(cell);
    if (heading) columnAt(index).heading = heading;
  }
  for (const row of rows.slice(headerRow + 1))
    row?.forEach((cell, index) => {
      if (columns[index] && columns[index].values.length >= shownValues) return;
      const text = textOf(cell);
      if (text && !columnAt(index).values.includes(text)) columnAt(index).values.push(text);
    });
  return columns.filter(Boolean);
}
