import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { models } from '../../src/schemas/models.ts';
import { audit, id, money, storeId } from '../core/tables/columns.ts';
import { sortKey } from '../core/tables/folded.ts';
import { stores } from '../core/tables/stores.ts';
import { storeTable, type Referable } from '../core/tables/storeTable.ts';

/** What was stored before pictures were asked for has none. */
const img_src = text('img_src');

export const brands = storeTable(models.brands, {
  references: { parent_id: (): Referable => brands },
  columns: { img_src },
});

export const categories = storeTable(models.categories);

export const products = storeTable(models.products, {
  references: { brand_id: () => brands },
  columns: { img_src },
});

export const productCategories = pgTable(
  'product_categories',
  {
    store_id: storeId(),
    product_id: uuid('product_id').notNull(),
    category_id: uuid('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.category_id] }),
    index('product_categories_by_category').on(table.category_id, table.product_id),
    foreignKey({
      columns: [table.store_id, table.product_id],
      foreignColumns: [products.store_id, products.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.store_id, table.category_id],
      foreignColumns: [categories.store_id, categories.id],
    }).onDelete('cascade'),
  ],
);

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
    index('addons_by_name').on(table.store_id, sortKey(table.name), table.id),
    index('addons_by_order').on(table.store_id, table.display_order, table.id),
    index('addons_by_price').on(table.store_id, table.price, table.id),
  ],
);
