import type { Headings } from './matchColumns.ts';

/** The columns that a sheet may have, below which headings. */
export interface SheetLayout<K extends string = string> {
  /** Zero-based. */
  headerRow: number;
  headings: Headings<K>;
  /** A sheet has at least one column of each group. */
  required: readonly (readonly K[])[];
  /** Message key of the error if it has not, and no other column could be one of them. */
  refusal: string;
}

/** What each column of a sheet is; undefined is not imported. */
export type ColumnChoice = readonly (string | undefined)[];

/** Why columns cannot be imported like this: groups without a column, and those chosen more than once. */
export function problemsOf(choice: ColumnChoice, { required }: Pick<SheetLayout, 'required'>) {
  const chosen = choice.filter((key) => key !== undefined);
  return {
    missing: required.filter((group) => !group.some((key) => chosen.includes(key))),
    repeated: [...new Set(chosen.filter((key, index) => chosen.indexOf(key) !== index))],
  };
}
