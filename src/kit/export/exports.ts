import type { ColumnElement } from '../slots.ts';

/** Content of a list's export. */
export interface Export {
  columns: ColumnElement[];
  /** Offered instead: those of the list that are hidden, too. */
  allColumns?: ColumnElement[];
  /** File name before the date; defaults to the resource's name: `Brands 2026-01-31.csv`. */
  fileName?: string;
  /** Title; defaults to the resource's name. */
  title?: string;
  /** Columns with a total. */
  sums?: string[];
  /** Rows per request. */
  pageSize?: number;
}
