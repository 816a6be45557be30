import { like, sql, type Column, type SQL } from 'drizzle-orm';
import { normalizeForSearch } from '../../../src/schemas/normalizeText.ts';

/** Normalized text: without case and accents. The SQL function is created by a migration. */
export const folded = (text: Column | SQL | string): SQL => sql`folded(${text})`;

/** Sort key of text: accents are ignored, and the order is the same in every database. */
export const sortKey = (column: Column): SQL => sql`folded(${column}) collate "C"`;

/** Trigram index expression of a column, for searches. */
export const searchKey = (column: Column): SQL => sql`folded(${column}) gin_trgm_ops`;

/**
 * Returns a LIKE pattern for normalized text that contains this one, trimmed. An apostrophe becomes the one-character
 * wildcard, since names are stored with different apostrophes.
 */
export function likePattern(text: string): SQL {
  const escaped = normalizeForSearch(text.trim()).replace(/[\\%_]/g, '\\$&');
  return folded(`%${escaped.replaceAll("'", '_')}%`);
}

/** Returns the condition that the column contains the text. */
export const containsText = (column: Column | SQL, text: string): SQL =>
  like(folded(column), likePattern(text));
