import { sql } from 'drizzle-orm';
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
import { audit, id, money, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';

const item = () => ({
  id: id().primaryKey(),
  store_id: storeId().references(() => stores.id),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  img_src: text('img_src'),
  img_alt: text('img_alt').notNull().default(''),
  display_order: doublePrecision('display_order').notNull().default(0),
  is_voided: boolean('is_voided').notNull().default(false),
  ...audit(),
});

export const brands = pgTable(
  'brands',
  { ...item(), parent_id: uuid('parent_id'), menu_order: doublePrecision('menu_order').notNull().default(0) },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.slug),
    foreignKey({ columns: [table.store_id, table.parent_id], foreignColumns: [table.store_id, table.id] }),
    index('brands_by_name').on(table.store_id, sql`lower(${table.name})`, table.id),
    index('brands_by_order').on(table.store_id, table.display_order, table.id),
    index('brands_by_date').on(table.store_id, table.created_date, table.id),
  ],
);

export const categories = pgTable(
  'categories',
  { ...item(), menu_order: doublePrecision('menu_order').notNull().default(0) },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.slug),
    index('categories_by_name').on(table.store_id, sql`lower(${table.name})`, table.id),
    index('categories_by_order').on(table.store_id, table.display_order, table.id),
    index('categories_by_date').on(table.store_id, table.created_date, table.id),
  ],
);

export const products = pgTable(
  'products',
  {
    ...item(),
    other_name: text('other_name'),
    brand_id: uuid('brand_id'),
    model_number: text('model_number'),
    sku: text('sku'),
    status: text('status').notNull().default('PUBLISHED'),
    short_description: text('short_description'),
    description: text('description'),
    tax_class: text('tax_class'),
    shipping_required: boolean('shipping_required').notNull().default(true),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.slug),
    foreignKey({ columns: [table.store_id, table.brand_id], foreignColumns: [brands.store_id, brands.id] }),
    index('products_by_name').on(table.store_id, sql`lower(${table.name})`, table.id),
    index('products_by_order').on(table.store_id, table.display_order, table.id),
    index('products_by_date').on(table.store_id, table.created_date, table.id),
    index('products_by_brand').on(table.store_id, table.brand_id),
    index('products_name_search').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);

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
    index('addons_by_name').on(table.store_id, sql`lower(${table.name})`, table.id),
    index('addons_by_order').on(table.store_id, table.display_order, table.id),
    index('addons_by_price').on(table.store_id, table.price, table.id),
  ],
);
