import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Counters of rate limits. Unlogged: a crash loses them, and writes do not wait for the disk. */
export const rateLimits = pgTable('rate_limits', {
  /** A hash, because the counted key may be personal, such as an IP address. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});
