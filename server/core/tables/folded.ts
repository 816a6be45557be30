import { sql, type Column, type SQL } from 'drizzle-orm';

/** Text as it is searched in: without case and accents. The function is made by a migration. */
export const folded = (text: Column | string): SQL => sql`folded(${text})`;

/** Text as it is sorted by: é by e, and the same order in every database. */
export const sortKey = (column: Column): SQL => sql`folded(${column}) collate "C"`;

/** The part of a search index that is about a column. */
export const searchKey = (column: Column): SQL => sql`folded(${column}) gin_trgm_ops`;
