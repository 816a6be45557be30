/** What stands on a page, in points from its upper left corner. */
export interface TextMark {
  text: string;
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  isBold?: boolean;
  /** From black 0 to white 1. */
  gray?: number;
  /** `x` is the right end of the text, or its middle. */
  align?: 'right' | 'center';
}

/** A rule, or a field of gray. */
export interface BoxMark {
  x: number;
  y: number;
  width: number;
  height: number;
  gray?: number;
}

export type Mark = TextMark | BoxMark;

export interface Page {
  width: number;
  height: number;
  marks: Mark[];
}

export interface Letters {
  size: number;
  isBold?: boolean;
}

/** Breaks a text into lines of a width, within words where one of them is wider. */
export type Wrap = (text: string, width: number, letters: Letters) => string[];
