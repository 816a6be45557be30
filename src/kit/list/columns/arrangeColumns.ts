import type { ListColumns } from '../../../schemas/listColumns.ts';

interface Declared {
  /** All columns in their declared order. */
  sources: string[];
  hidden: string[];
  /** The column of the record's name, which is never hidden. */
  label: string;
}

/**
 * Returns all declared columns as chosen. One that the choice does not name follows its declared predecessor; one that
 * is not declared is ignored.
 */
export function arrangeColumns({ sources, hidden, label }: Declared, chosen: ListColumns): ListColumns {
  const known = new Map(
    chosen.filter(({ source }) => sources.includes(source)).map((one) => [one.source, one]),
  );
  const order = [...known.keys()];
  for (const [index, source] of sources.entries()) {
    const before = sources[index - 1];
    if (!known.has(source)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, source);
  }
  return order.map((source) => {
    const { width, hidden: isHidden = false } = known.get(source) ?? { hidden: hidden.includes(source) };
    return { source, ...(width && { width }), ...(isHidden && source !== label && { hidden: true }) };
  });
}
