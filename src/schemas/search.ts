import { Type } from 'typebox';
import { searchTerms } from './fold.ts';

/** As many characters and words as one search takes: each word is looked for in every record. */
export const MAX_SEARCH = 200;
export const MAX_SEARCH_WORDS = 20;

/** A text that is searched for. */
export const SearchText = (options: object = {}) =>
  Type.String({ maxLength: MAX_SEARCH, maxWords: MAX_SEARCH_WORDS, ...options });

/** As much of what was typed as one search takes. */
export function truncateSearch(typed: string): string {
  const text = typed.trim().slice(0, MAX_SEARCH);
  const words = searchTerms(text);
  return words.length > MAX_SEARCH_WORDS ? words.slice(0, MAX_SEARCH_WORDS).join(' ') : text;
}
