import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { models } from '../../src/schemas/models.ts';
import { modelKeys, modelTokens } from '../core/tables/duplicateKeys.ts';
import { storeId } from '../core/tables/columns.ts';
import type { IndexedColumns } from '../core/tables/modelIndexes.ts';
import { idOf, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

/** Null in records older than the requirement for a picture. */
const img_src = text('img_src');

/** A global record is imported at most once; similar records are found by name. */
const duplicateIndexes = (name: string) => (table: IndexedColumns) => [
  unique().on(table.store_id, table.global_id!),
  index(`${name}_by_marks`).on(table.store_id, modelTokens(table.name!)),
];

export const brands = storeTable(models.brands, {
  columns: {
    img_src,
    global_id: uuid('global_id').references(() => idOf('global_brands'), { onDelete: 'set null' }),
  },
  indexes: duplicateIndexes('brands'),
});

export const categories = storeTable(models.categories);

export const products = storeTable(models.products, {
  columns: {
    img_src,
    global_id: uuid('global_id').references(() => idOf('global_products'), { onDelete: 'set null' }),
  },
  indexes: (table) => [
    ...duplicateIndexes('products')(table),
    index('products_by_model').using('gin', modelKeys(table.model_number!)),
  ],
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
    refersTo(table, table.product_id, products).onDelete('cascade'),
    refersTo(table, table.category_id, categories).onDelete('cascade'),
  ],
);

export const addons = storeTable(models.addons);
