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
  const words = hasEveryWord(typed, (pattern) =>
    or(...texts.map((text) => like(searchWords(text), pattern)))!,
  );
  return isLiteral(typed) ? or(words, containsLiterally(texts, typed))! : words;
}

/** Returns the condition that one of the texts contains a search as it was typed, in any case and without accents. */
export function containsLiterally(texts: (Column | SQL)[], typed: string): SQL {
  const escaped = normalizeText(typed.trim()).replace(/[\\%_]/g, '\\$&');
  return or(...texts.map((text) => like(folded(text), `%${escaped}%`)))!;
}

/** The same for stored words: `isLike` is the condition that they match a LIKE pattern. Signs alone match nothing. */
export function hasEveryWord(typed: string, isLike: (pattern: string) => SQL): SQL {
  const { terms, together } = withTradeWords(parseSearch(typed));
  if (terms.length === 0) return sql`false`;
  const hasOneOf = (parts: string[]) => parts.map((part) => isLike(`%${part}%`));
  return or(and(...terms.map((term) => or(...hasOneOf(term)))), ...hasOneOf(together))!;
}
