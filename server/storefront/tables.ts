import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audit, moment } from '../core/tables/columns.ts';
import { ofStore } from '../core/tables/references.ts';

/** Saved revisions of a store's documents: configuration, pages of locations, templates of static pages. */
export const configVersions = pgTable(
  'config_versions',
  {
    store_id: ofStore(),
    /** Key of the document: see versions.ts. */
    document: text('document').notNull().default('config'),
    version: integer('version').notNull(),
    config: jsonb('config').notNull(),
    /** JSON Pointers of the parts that differ from the previous revision. */
    changes: jsonb('changes').$type<string[]>().notNull(),
    /** The revision that was restored. */
    restored: integer('restored'),
    /** Null: the initial content. */
    saved_by: text('saved_by'),
    saved_date: moment('saved_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.document, table.version] })],
);

/** Content of the static pages. */
export const templates = pgTable(
  'templates',
  {
    store_id: ofStore(),
    type: text('type').notNull(),
    slug: text('slug').notNull(),
    content: jsonb('content').notNull(),
    ...audit(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.type, table.slug] })],
);

/** The store's own texts: of the dashboard (by message key) or of the storefront (by English text). */
export const texts = pgTable(
  'texts',
  {
    store_id: ofStore(),
    folder: text('folder', { enum: ['dashboard', 'frontend'] }).notNull(),
    locale: text('locale').notNull(),
    key: text('key').notNull(),
    /** Null: not translated yet. */
    value: text('value'),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.folder, table.locale, table.key] })],
);
