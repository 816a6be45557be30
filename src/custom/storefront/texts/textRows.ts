import { containsText } from '../../../schemas/fold.ts';
import { textOfHtml } from '../../../schemas/textOfHtml.ts';
import type { StorefrontTexts } from '../calls.ts';

export interface TextRow {
  /** The English text of the document; it names the word. */
  word: string;
  /** What is read of it, without tags. */
  english: string;
  /** It has tags, which its French has too. */
  isHtml: boolean;
  /** Page and section where it stands. */
  places: string[];
  isPending: boolean;
}

const isMarkup = (text: string) => /<[a-z/]/i.test(text);

/** The words in English, those that wait for their French first; `placesOf` says where one stands. */
export function textRows(
  english: StorefrontTexts,
  french: StorefrontTexts,
  placesOf: (word: string) => string[] = () => [],
): TextRow[] {
  const words = [...new Set([...Object.keys(english), ...Object.keys(french)])];
  return words
    .map((word) => {
      const text = english[word] ?? word;
      const isHtml = isMarkup(text) || isMarkup(french[word] ?? '');
      return {
        word,
        english: isHtml ? textOfHtml(text) || text : text,
        isHtml,
        places: placesOf(word),
        isPending: !french[word],
      };
    })
    .toSorted(
      (a, b) => Number(b.isPending) - Number(a.isPending) || a.english.localeCompare(b.english, 'en'),
    );
}

export interface TextFilter {
  search: string;
  isPendingOnly: boolean;
}

/** The rows that hold what is searched for: in English, in what `french` says, or in where they stand. */
export function filterRows(
  rows: TextRow[],
  { search, isPendingOnly }: TextFilter,
  french: (word: string) => string,
) {
  return rows.filter(
    ({ word, english, places, isPending }) =>
      (isPending || !isPendingOnly) &&
      [english, french(word), ...places].some((text) => containsText(text, search)),
  );
}
