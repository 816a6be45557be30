/** What stood somewhere, and what two people made of it. */
export interface Versions<T = unknown> {
  before: T;
  after: T;
  theirs: T;
}

/** A place that both changed, each in another way; entries of lists are named by their places of before. */
export interface Clash extends Versions {
  pointer: string;
}

export interface Merged {
  /** Undefined where it is taken out. */
  value: unknown;
  clashes: Clash[];
}
