/** Banknotes, in cents. */
const notes = [500, 1000, 2000, 5000, 10_000];

/** Likely tendered amounts: the exact one and the next round sums. */
export const quickCash = (amount: number): number[] =>
  [...new Set([amount, ...notes.map((note) => Math.ceil(amount / note) * note)])].slice(0, 5);
