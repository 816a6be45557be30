import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofStore } from '../core/tables/references.ts';

export const features = pgTable(
  'features',
  {
    store_id: ofStore(),
    feature_id: text('feature_id').notNull(),
    is_enabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.feature_id] })],
);

/** Texts of a store for codes, by language. */
export const lookups = pgTable(
  'lookups',
  {
    store_id: ofStore(),
    type: text('type').notNull(),
    language_code: text('language_code').notNull(),
    code: text('code').notNull(),
    code_text: text('code_text').notNull(),
    display_order: integer('display_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.type, table.language_code, table.code] })],
);

const method = () => ({
  store_id: ofStore(),
  code: text('code').notNull(),
  is_enabled: boolean('is_enabled').notNull().default(true),
});

export const deliveryMethods = pgTable('delivery_methods', method(), (table) => [
  primaryKey({ columns: [table.store_id, table.code] }),
]);

export const contactMethods = pgTable('contact_methods', method(), (table) => [
  primaryKey({ columns: [table.store_id, table.code] }),
]);
