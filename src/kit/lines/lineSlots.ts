import type { ReactNode } from 'react';

/** A number as typed: text that is no number is kept. */
export type TypedNumber = number | string | null;

/** A property of lines: an input in the editor, a column of the table. */
export interface LineColumn<L> {
  /** Names it below `words`. */
  name: string;
  /** Renders the input of the line with this source; without it the editor does not show the column. */
  renderInput?: (source: string, line: L) => ReactNode;
  /** In pixels, where there is room for all columns beside each other; 130 by default. */
  width?: number;
  /** What the table shows. */
  value?: (line: L) => ReactNode;
}

/** How lines are shown, in the editor and in the table. */
export interface LineSlots<L> {
  /** Prefix of the message keys `empty`, `none`, `item`, `remove` (with `name`), `sum`, `total`, and those of the columns. */
  words: string;
  nameOf: (line: L) => string;
  /** Replaces the name in the editor, unless undefined. */
  renderName?: (source: string, line: L) => ReactNode;
  /** Shown below the name, each on a line of its own. */
  renderDetails?: (line: L) => ReactNode[];
  columns: LineColumn<L>[];
  /** The amount of a line in cents; undefined while it is not known. */
  sumOf?: (line: L) => number | undefined;
  /** Shows the sum of all lines. */
  hasTotal?: boolean;
  /** What else belongs to a line; `source` is undefined in the table. */
  renderMore?: (line: L, source?: string) => ReactNode;
}

/** The total of lines in cents. */
export const totalOf = <L>(lines: L[], sumOf: NonNullable<LineSlots<L>['sumOf']>) =>
  lines.reduce((sum, line) => sum + (sumOf(line) ?? 0), 0);
