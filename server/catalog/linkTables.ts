import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StoreTable } from '../core/tables/owners.ts';
import { productCategories } from './tables.ts';

export interface LinkTable {
  table: StoreTable;
  own: PgColumn;
  other: PgColumn;
}

/** The link tables, by model and linked property. */
export const linkTables: Record<string, Record<string, LinkTable>> = {
  products: {
    categories: {
      table: productCategories,
      own: productCategories.product_id,
      other: productCategories.category_id,
    },
  },
  categories: {
    products: {
      table: productCategories,
      own: productCategories.category_id,
      other: productCategories.product_id,
    },
  },
};
