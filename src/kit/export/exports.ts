import type { ColumnElement } from '../slots.ts';

/** What a list's export holds. */
export interface Export {
  columns: ColumnElement[];
  /** What its file is called, before the date; otherwise as the records are: `Brands 2026-01-31.csv`. */
  fileName?: string;
  /** What heads it; otherwise what the records are called. */
  title?: string;
  /** The columns whose sum stands below them. */
  sums?: string[];
  /** How many rows are fetched at once. */
  pageSize?: number;
}
