/** The common ancestor of a value and its two versions. */
export interface ThreeWay<T = unknown> {
  before: T;
  after: T;
  theirs: T;
}

/** A value that both sides changed differently. Entries of lists have their old index. */
export interface FieldConflict extends ThreeWay {
  pointer: string;
}

export interface Merged {
  /** Undefined if it is removed. */
  value: unknown;
  conflicts: FieldConflict[];
}
