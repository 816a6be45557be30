import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofStore } from './references.ts';

/** Pictures uploaded by a store; the files have the same names. */
export const pictures = pgTable(
  'pictures',
  {
    store_id: ofStore(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.name] })],
);
