import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../catalog/tables.ts';
import { audit, deletion, id, money, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';

/** A repair service for one device. `cost` null means call for quote, `warranty` -1 a lifetime. */
export const repairs = pgTable(
  'repairs',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    product_id: uuid('product_id').notNull(),
    title: text('title').notNull(),
    duration: text('duration').notNull(),
    cost: money('cost'),
    warranty: integer('warranty'),
    warranty_unit: text('warranty_unit'),
    img_src: text('img_src'),
    display_order: doublePrecision('display_order').notNull().default(0),
    is_active: boolean('is_active').notNull().default(true),
    is_voided: boolean('is_voided').notNull().default(false),
    ...audit(),
    ...deletion(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    foreignKey({
      columns: [table.store_id, table.product_id],
      foreignColumns: [products.store_id, products.id],
    }),
    index('repairs_by_title').on(table.store_id, sql`lower(${table.title})`, table.id),
    index('repairs_by_cost').on(table.store_id, table.cost, table.id),
    index('repairs_by_order').on(table.store_id, table.display_order, table.id),
    index('repairs_by_date').on(table.store_id, table.created_date, table.id),
    index('repairs_by_product').on(table.store_id, table.product_id),
    index('repairs_title_search').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
);
