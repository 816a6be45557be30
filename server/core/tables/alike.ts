import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * What is alike although it is written differently; the functions are made by a migration, and each answers null, or
 * nothing, for what is empty.
 */

/** The model numbers that a text holds, without case and punctuation: `SM-G991U, SM-G991B` holds SMG991U and SMG991B. */
export const modelKeys = (text: Column | SQL): SQL => sql`model_keys(${text})`;

/** A name as it is compared: without case, accents and punctuation. */
export const nameKey = (text: Column | SQL): SQL => sql`name_key(${text})`;

/** The words of a name that tell one model from the next, such as `13 pro` of iPhone 13 Pro. */
export const nameMarks = (text: Column | SQL): SQL => sql`name_marks(${text})`;
