/** Returns a number as typed, or 0 for text that is no number. */
export const numberOrZero = (typed: unknown): number => (typeof typed === 'number' ? typed : 0);
