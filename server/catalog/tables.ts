import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { models } from '../../src/schemas/models.ts';
import { storeId } from '../core/tables/columns.ts';
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

export const addons = storeTable(models.addons);
