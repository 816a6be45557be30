import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How often something was tried lately. Unlogged: a crash of the database forgets it, and nothing waits for the disk. */
export const rateLimits = pgTable('rate_limits', {
  /** A hash: what is counted by may be somebody's address. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});
