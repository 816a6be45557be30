/** What stood somewhere, and what two people made of it. */
export interface ThreeWay<T = unknown> {
  before: T;
  after: T;
  theirs: T;
}

/** A place that both changed, each in another way; entries of lists are named by their places of before. */
export interface FieldConflict extends ThreeWay {
  pointer: string;
}

export interface Merged {
  /** Undefined where it is taken out. */
  value: unknown;
  conflicts: FieldConflict[];
}
