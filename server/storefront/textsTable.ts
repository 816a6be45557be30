import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storeId } from '../core/tables/columns.ts';
import { stores } from '../store/tables.ts';

/** The store's own words for a text: of the dashboard (its message keys) or of the storefront (the English text). */
export const texts = pgTable(
  'texts',
  {
    store_id: storeId().references(() => stores.id),
    folder: text('folder', { enum: ['dashboard', 'frontend'] }).notNull(),
    locale: text('locale').notNull(),
    key: text('key').notNull(),
    /** Null: not translated yet. */
    value: text('value'),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.folder, table.locale, table.key] })],
);
