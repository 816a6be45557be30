import { normalizeText } from '../../../../schemas/normalizeText.ts';

/** The headings that each column may have. */
export type Headings<K extends string> = Record<K, readonly string[]>;

/** The index of each column that a sheet has. */
export type Columns<K extends string> = Partial<Record<K, number>>;

/** Finds columns by their headings, in any order and regardless of case and accents. Other columns are ignored. */
export function matchColumns<K extends string>(cells: readonly string[], headings: Headings<K>): Columns<K> {
  const texts = cells.map((cell) => normalizeText(cell.trim()));
  const columns: Columns<K> = {};
  for (const key in headings) {
    const found = headings[key].map((name) => texts.indexOf(normalizeText(name))).find((index) => index >= 0);
    if (found !== undefined) columns[key] = found;
  }
  return columns;
}
