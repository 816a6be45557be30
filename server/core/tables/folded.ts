import { like, sql, type Column, type SQL } from 'drizzle-orm';
import { fold } from '../../../src/schemas/fold.ts';

/** Text as it is searched in: without case and accents. The function is made by a migration. */
export const folded = (text: Column | SQL | string): SQL => sql`folded(${text})`;

/** Text as it is sorted by: é by e, and the same order in every database. */
export const sortKey = (column: Column): SQL => sql`folded(${column}) collate "C"`;

/** The part of a search index that is about a column. */
export const searchKey = (column: Column): SQL => sql`folded(${column}) gin_trgm_ops`;

/** A condition: the column holds this text, whatever its case and accents and the spaces around it. */
export const holds = (column: Column | SQL, text: string): SQL =>
  like(folded(column), folded(`%${fold(text.trim()).replace(/[\\%_]/g, '\\$&')}%`));
