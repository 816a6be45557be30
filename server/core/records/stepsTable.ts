import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../tables/columns.ts';
import { ofStore } from '../tables/references.ts';

/** The keys of steps that were taken: one that is asked for again changes nothing. */
export const takenSteps = pgTable(
  'taken_steps',
  {
    store_id: ofStore(),
    key: uuid('key').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.key] })],
);
