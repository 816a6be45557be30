import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { audit, id, money, storeId } from '../core/tables/columns.ts';
import { stores } from '../store/tables.ts';

export const addons = pgTable(
  'addons',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    name: text('name').notNull(),
    price: money('price').notNull(),
    is_enabled: boolean('is_enabled').notNull().default(true),
    is_warranty: boolean('is_warranty').notNull().default(false),
    warranty: integer('warranty'),
    warranty_unit: text('warranty_unit'),
    display_order: doublePrecision('display_order').notNull().default(0),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('addons_by_name').on(table.store_id, sql`lower(${table.name})`, table.id),
    index('addons_by_order').on(table.store_id, table.display_order, table.id),
    index('addons_by_price').on(table.store_id, table.price, table.id),
  ],
);
