import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../tables/columns.ts';
import { ofStore } from '../tables/references.ts';

/** Idempotency keys of calls. */
export const takenSteps = pgTable(
  'taken_steps',
  {
    store_id: ofStore(),
    key: uuid('key').notNull(),
    /** A hash of the call and its values; null in rows older than this column. */
    asked: text('asked'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.key] })],
);
