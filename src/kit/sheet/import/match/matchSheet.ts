import type { Grid } from '../../read/readWorkbook.ts';
import { SheetError } from '../../SheetError.ts';
import { problemsOf, type ColumnChoice, type SheetLayout } from './layout.ts';
import { matchColumns, type Columns } from './matchColumns.ts';
import { sheetColumns, type SheetColumn } from './sheetColumns.ts';

/** A sheet with columns that its headings do not name. */
export interface UnmatchedSheet {
  columns: SheetColumn[];
  layout: SheetLayout;
  /** What the headings name. */
  found: ColumnChoice;
}

/**
 * Finds the columns of a sheet by their headings, and asks what the others are. Throws a SheetError if it lacks required
 * ones and has no others.
 */
export async function matchSheet<K extends string>(
  grid: Pick<Grid, 'rows'>,
  layout: SheetLayout<K>,
  ask: (sheet: UnmatchedSheet) => Promise<ColumnChoice>,
): Promise<Columns<K>> {
  const columns = sheetColumns(grid, layout.headerRow);
  const found = foundIn(columns, layout);
  if (found.includes(undefined)) return chosenOf(columns, await ask({ columns, layout, found }), layout);
  if (problemsOf(found, layout).missing.length > 0) throw new SheetError(layout.refusal);
  return chosenOf(columns, found, layout);
}

function foundIn<K extends string>(columns: SheetColumn[], { headings }: SheetLayout<K>): ColumnChoice {
  const named = Object.entries(
    matchColumns(
      columns.map(({ heading }) => heading),
      headings,
    ),
  );
  return columns.map((_, place) => named.find(([, found]) => found === place)?.[0]);
}

function chosenOf<K extends string>(
  columns: SheetColumn[],
  choice: ColumnChoice,
  { headings }: SheetLayout<K>,
): Columns<K> {
  const chosen: Columns<K> = {};
  for (const key in headings) {
    const index = columns[choice.indexOf(key)]?.index;
    if (index !== undefined) chosen[key] = index;
  }
  return chosen;
}
