import { like, sql, type Column, type SQL } from 'drizzle-orm';
import { normalizeForSearch } from '../../../src/schemas/normalizeText.ts';

/** Text as it is searched in: without case and accents. The function is made by a migration. */
export const folded = (text: Column | SQL | string): SQL => sql`folded(${text})`;

/** Text as it is sorted by: é by e, and the same order in every database. */
export const sortKey = (column: Column): SQL => sql`folded(${column}) collate "C"`;

/** The part of a search index that is about a column. */
export const searchKey = (column: Column): SQL => sql`folded(${column}) gin_trgm_ops`;

/**
 * A LIKE pattern for text that contains this one, apart from case, accents and the spaces around it. An apostrophe
 * becomes the one-character wildcard, since names are stored with any of several.
 */
export function containing(text: string): SQL {
  const escaped = normalizeForSearch(text.trim()).replace(/[\\%_]/g, '\\$&');
  return folded(`%${escaped.replaceAll("'", '_')}%`);
}

/** A condition: the column contains this text. */
export const holds = (column: Column | SQL, text: string): SQL => like(folded(column), containing(text));
