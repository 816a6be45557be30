import { sql, type Column, type SQL } from 'drizzle-orm';

/** SQL functions for duplicate detection, created by a migration. They return null, or nothing, for empty text. */

/** Model numbers in a text, without case and punctuation: `SM-G991U, SM-G991B` yields SMG991U and SMG991B. */
export const modelKeys = (text: Column | SQL): SQL => sql`model_keys(${text})`;

/** A name normalized for comparison: without case, accents and punctuation. */
export const nameKey = (text: Column | SQL): SQL => sql`name_key(${text})`;

/** Words of a name that distinguish models, such as `13 pro` in iPhone 13 Pro. */
export const modelTokens = (text: Column | SQL): SQL => sql`name_marks(${text})`;
