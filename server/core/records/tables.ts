import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../tables/columns.ts';
import { ofStore } from '../tables/references.ts';

/** The keys of calls that were made once: one that is made again changes nothing. */
export const takenSteps = pgTable(
  'taken_steps',
  {
    store_id: ofStore(),
    key: uuid('key').notNull(),
    /** A hash of the call and what was sent; null of those before it was kept. */
    asked: text('asked'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.key] })],
);
