import { containsText } from '../../../schemas/searchText.ts';
import { textOfHtml } from '../../../schemas/textOfHtml.ts';
import type { StorefrontTexts } from '../calls.ts';

export interface TextRow {
  /** The English text in the document, which is the text's key. */
  word: string;
  /** Its content without tags. */
  english: string;
  /** It contains tags, which the translation keeps. */
  isHtml: boolean;
  /** The pages and sections that use it. */
  places: string[];
  isPending: boolean;
}

const isMarkup = (text: string) => /<[a-z/]/i.test(text);

/** Returns the English texts, untranslated ones first. `placesOf` returns where a text is used. */
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

/** Returns the rows that match the search in English, in `french`, or in their places. */
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
