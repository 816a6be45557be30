import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import type { DuplicateChoice, ItemType } from '../../src/schemas/globalCatalog/import.ts';
import { id, moment } from '../core/tables/columns.ts';
import { ofStore } from '../core/tables/references.ts';
import { sortKey } from '../core/tables/folded.ts';
import { searchKey } from '../core/tables/searchable.ts';

const item = () => ({
  id: id().primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  img_src: text('img_src'),
  img_alt: text('img_alt').notNull().default(''),
  is_voided: boolean('is_voided').notNull().default(false),
  created_date: moment('created_date').notNull().defaultNow(),
});

type ItemColumns = Record<'id' | 'name' | 'created_date', ExtraConfigColumn>;

const itemIndexes = (name: string, columns: ItemColumns) => [
  index(`${name}_by_name`).on(sortKey(columns.name), columns.id),
  index(`${name}_by_date`).on(columns.created_date, columns.id),
  index(`${name}_name_search`).using('gin', searchKey(columns.name)),
];

/** Brands of the global catalogue, shared by all stores. */
export const globalBrands = pgTable(
  'global_brands',
  {
    ...item(),
    parent_id: uuid('parent_id'),
    display_order: doublePrecision('display_order').notNull().default(0),
  },
  (table) => itemIndexes('global_brands', table),
);

/** Products of the global catalogue. */
export const globalProducts = pgTable(
  'global_products',
  {
    ...item(),
    other_name: text('other_name'),
    brand_id: uuid('brand_id').references(() => globalBrands.id),
    model_number: text('model_number'),
  },
  (table) => [...itemIndexes('global_products', table), index('global_products_by_brand').on(table.brand_id)],
);

/** Brands that a store has hidden. */
export const hiddenGlobalBrands = pgTable(
  'hidden_global_brands',
  {
    store_id: ofStore(),
    item_id: uuid('item_id')
      .notNull()
      .references(() => globalBrands.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.item_id] })],
);

export const hiddenGlobalProducts = pgTable(
  'hidden_global_products',
  {
    store_id: ofStore(),
    item_id: uuid('item_id')
      .notNull()
      .references(() => globalProducts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.item_id] })],
);

/** Imports of a store and their progress. */
export const catalogImports = pgTable(
  'catalog_imports',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    type: text('type').$type<ItemType>().notNull(),
    duplicates: text('duplicates').$type<DuplicateChoice>().notNull(),
    /** Items to import, in this order. */
    item_ids: jsonb('item_ids').$type<string[]>().notNull(),
    total: integer('total').notNull(),
    /** Number of items processed. */
    done: integer('done').notNull().default(0),
    created: integer('created').notNull().default(0),
    existing: integer('existing').notNull().default(0),
    linked: integer('linked').notNull().default(0),
    left_out: integer('left_out').notNull().default(0),
    missing: integer('missing').notNull().default(0),
    created_by: text('created_by').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [index('catalog_imports_by_date').on(table.store_id, table.created_date)],
);
