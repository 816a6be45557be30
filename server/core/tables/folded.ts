import { sql, type Column, type SQL } from 'drizzle-orm';

/** Normalized text: without case and accents. The SQL function is created by a migration. */
export const folded = (text: Column | SQL | string): SQL => sql`folded(${text})`;

/** Sort key of text: accents are ignored, and the order is the same in every database. */
export const sortKey = (column: Column): SQL => sql`folded(${column}) collate "C"`;
