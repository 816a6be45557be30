import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/** The pictures that a store has uploaded; their files have the same names. */
export const pictures = pgTable(
  'pictures',
  {
    store_id: storeId().references(() => stores.id),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.name] })],
);
