/** Text on a page; coordinates in points from the upper left corner. */
export interface TextMark {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  isBold?: boolean;
  /** 0 is black, 1 is white. */
  gray?: number;
  /** `x` is the right end or the centre of the text. */
  align?: 'right' | 'center';
}

/** A line or a grey box. */
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

/** Breaks text into lines of a width; words wider than that are broken too. */
export type Wrap = (text: string, width: number, letters: Letters) => string[];
