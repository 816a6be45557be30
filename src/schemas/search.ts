import { Type } from 'typebox';
import { searchTerms } from './normalizeText.ts';

/** Limits of a search text: every term is matched against every record. */
const MAX_SEARCH = 200;
const MAX_SEARCH_WORDS = 20;

/** A search text. */
export const SearchText = (options: object = {}) =>
  Type.String({ maxLength: MAX_SEARCH, maxWords: MAX_SEARCH_WORDS, ...options });

/** Truncates a search text to the limits. */
export function truncateSearch(typed: string): string {
  const text = typed.trim().slice(0, MAX_SEARCH);
  const words = searchTerms(text);
  return words.length > MAX_SEARCH_WORDS ? words.slice(0, MAX_SEARCH_WORDS).join(' ') : text;
}
