import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';

export type ImportCounts = Record<'created' | 'updated' | 'removed', number>;

/** Imports of price sheets; each can be undone for a day. */
export const priceImports = pgTable(
  'price_imports',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    file_name: text('file_name').notNull(),
    /** When the sheet was exported, if it says so. */
    exported_date: moment('exported_date'),
    created_by: text('created_by').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
    undone_by: text('undone_by'),
    undone_date: moment('undone_date'),
    /** Totals, once the changes are deleted. */
    counts: jsonb('counts').$type<ImportCounts>(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('price_imports_by_date').on(table.store_id, table.created_date),
  ],
);

/** Changes of services by an import, in order. */
export const priceImportChanges = pgTable(
  'price_import_changes',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: storeId(),
    import_id: uuid('import_id').notNull(),
    repair_id: uuid('repair_id').notNull(),
    /** created, updated or removed. */
    action: text('action').$type<'created' | 'updated' | 'removed'>().notNull(),
    /** The row before the import; null if created by it. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The version that the import wrote; a newer one has been changed since. */
    version: moment('version').notNull(),
  },
  (table) => [
    refersTo(table, table.import_id, priceImports).onDelete('cascade'),
    index('price_import_changes_by_import').on(table.store_id, table.import_id, table.id),
  ],
);
