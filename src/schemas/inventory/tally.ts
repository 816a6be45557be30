/** An entry of a count that adds to the quantity or sets it. */
export interface CountedEntry {
  mode: 'ADD' | 'SET';
  quantity: number;
}

/** The counted quantity after entries in chronological order; undefined without any. */
export const tally = (entries: CountedEntry[], before?: number): number | undefined =>
  entries.reduce<number | undefined>(
    (sum, { mode, quantity }) => (mode === 'SET' ? quantity : (sum ?? 0) + quantity),
    before,
  );

/** Quantities of a count line. */
export interface CountedLine {
  counted: number | null;
  /** Null in an open blind count. */
  expected: number | null;
  /** Cents per unit. */
  cost: number | null;
}

/** Counted less expected quantity; 0 for items not counted. */
export const countDifference = ({ counted, expected }: CountedLine): number =>
  counted === null || expected === null ? 0 : counted - expected;

/** Value of the difference in cents. */
export const differenceValue = (line: CountedLine): number => countDifference(line) * (line.cost ?? 0);
