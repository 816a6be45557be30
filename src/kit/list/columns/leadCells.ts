import type { Cell } from '../useCells.ts';

const sourceOf = ([{ props }]: Cell) => props.source;

/** The column that links to the record: its name, or the first one where that is not shown. */
export const linkedColumn = (cells: Cell[], label: string): string | undefined => {
  const sources = cells.map(sourceOf);
  return sources.includes(label) ? label : sources[0];
};

/** The column that stays while the others scroll sideways: the first one, or the name after a picture or day. */
export const pinnedColumn = (cells: Cell[], label: string): string | undefined => {
  const [first, second] = cells.map(sourceOf);
  return second === label ? second : first;
};
