import type { ColumnChoice } from './layout.ts';
import type { UnmatchedSheet } from './matchSheet.ts';

let kept: { sheet: string; choice: ColumnChoice } | undefined;

const nameOf = (fileName: string, { columns, layout }: UnmatchedSheet) =>
  JSON.stringify([fileName, Object.keys(layout.headings), columns.map(({ heading }) => heading)]);

/** Keeps what the columns of a file are, until another file is matched or the page is left. */
export function keepChoice(fileName: string, sheet: UnmatchedSheet, choice: ColumnChoice): void {
  kept = { sheet: nameOf(fileName, sheet), choice };
}

/** Returns what was chosen for the columns of a file of this name with the same columns. */
export function keptChoice(fileName: string, sheet: UnmatchedSheet): ColumnChoice | undefined {
  return kept?.sheet === nameOf(fileName, sheet) ? kept.choice : undefined;
}
