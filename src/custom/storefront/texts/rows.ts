import { holds } from '../../../schemas/fold.ts';
import type { StorefrontTexts } from '../calls.ts';

export interface TextRow {
  /** The English text of the document; it names the word. */
  word: string;
  english: string;
  isPending: boolean;
}

/** The words in English, those that wait for their French first. */
export function rowsOf(english: StorefrontTexts, french: StorefrontTexts): TextRow[] {
  const words = [...new Set([...Object.keys(english), ...Object.keys(french)])];
  return words
    .map((word) => ({ word, english: english[word] ?? word, isPending: !french[word] }))
    .toSorted(
      (a, b) => Number(b.isPending) - Number(a.isPending) || a.english.localeCompare(b.english, 'en'),
    );
}

export interface TextFilter {
  search: string;
  isPendingOnly: boolean;
}

/** The rows that hold what is searched for, in English or in what `french` says. */
export function filterRows(
  rows: TextRow[],
  { search, isPendingOnly }: TextFilter,
  french: (word: string) => string,
) {
  return rows.filter(
    ({ word, english, isPending }) =>
      (isPending || !isPendingOnly) && [english, french(word)].some((text) => holds(text, search)),
  );
}
