import { and, like, or, sql, type Column, type SQL } from 'drizzle-orm';
import { normalizeText } from '../../../src/schemas/normalizeText.ts';
import { isLiteral, parseSearch } from '../../../src/schemas/searchText.ts';
import { withTradeWords } from '../../../src/schemas/tradeWords.ts';
import { folded } from './folded.ts';

/** The words of a text as searches compare them. The SQL function is created by a migration. */
export const searchWords = (text: Column | SQL): SQL => sql`search_words(${text})`;

/** Trigram index expression of a column, for searches. */
export const searchKey = (column: Column): SQL => sql`search_words(${column}) gin_trgm_ops`;

/** Returns the condition that the texts together contain every word of a search, or one of them a literal search. */
export function containsText(asked: Column | SQL | (Column | SQL)[], typed: string): SQL {
  const texts = [asked].flat();
  const words = hasEveryWord(wordPatterns(typed), (pattern) =>
    or(...texts.map((text) => like(searchWords(text), pattern)))!,
  );
  return isLiteral(typed) ? or(words, containsLiterally(texts, typed))! : words;
}

/** Returns the condition that one of the texts contains a search as it was typed, in any case and without accents. */
export function containsLiterally(texts: (Column | SQL)[], typed: string): SQL {
  const escaped = normalizeText(typed.trim()).replace(/[\\%_]/g, '\\$&');
  return or(...texts.map((text) => like(folded(text), `%${escaped}%`)))!;
}

/** The LIKE patterns of a search: of each word one of several, or one of all words together. */
export interface WordPatterns<Pattern = string> {
  words: Pattern[][];
  together: Pattern[];
}

const within = (parts: string[]) => parts.map((part) => `%${part}%`);

export function wordPatterns(typed: string): WordPatterns {
  const { terms, together } = withTradeWords(parseSearch(typed));
  return { words: terms.map(within), together: within(together) };
}

/** The same for stored words: `isLike` is the condition that they match a pattern. Signs alone match nothing. */
export function hasEveryWord<Pattern>(
  { words, together }: WordPatterns<Pattern>,
  isLike: (pattern: Pattern) => SQL,
): SQL {
  if (words.length === 0) return sql`false`;
  return or(and(...words.map((word) => or(...word.map(isLike)))), ...together.map(isLike))!;
}
