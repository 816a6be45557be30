/** One entry of a count: so many more of an item, or so many in all. */
export interface CountedEntry {
  mode: 'ADD' | 'SET';
  quantity: number;
}

/** How many were counted by entries in the order in which they were counted; nothing without any. */
export const tally = (entries: CountedEntry[], before?: number): number | undefined =>
  entries.reduce<number | undefined>(
    (sum, { mode, quantity }) => (mode === 'SET' ? quantity : (sum ?? 0) + quantity),
    before,
  );

/** What a line of a count comes to. */
export interface CountedLine {
  counted: number | null;
  /** Nobody is told while a blind count goes on. */
  expected: number | null;
  /** Cents of one. */
  cost: number | null;
}

/** How many more were counted than the books say; none of what was not counted. */
export const countDifference = ({ counted, expected }: CountedLine): number =>
  counted === null || expected === null ? 0 : counted - expected;

/** Cents that the difference is worth. */
export const differenceValue = (line: CountedLine): number => countDifference(line) * (line.cost ?? 0);
