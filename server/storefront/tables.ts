import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { audit, moment } from '../core/tables/columns.ts';
import { ofStore } from '../core/tables/references.ts';

/** Every version of a store's documents that was saved: its config, pages of locations, templates of static pages. */
export const configVersions = pgTable(
  'config_versions',
  {
    store_id: ofStore(),
    /** Which document: versions.ts names them. */
    document: text('document').notNull().default('config'),
    version: integer('version').notNull(),
    config: jsonb('config').notNull(),
    /** JSON Pointers of the parts that differ from the version before. */
    changes: jsonb('changes').$type<string[]>().notNull(),
    /** The version that was restored. */
    restored: integer('restored'),
    /** Null: what the document began with. */
    saved_by: text('saved_by'),
    saved_date: moment('saved_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.document, table.version] })],
);

/** What the static pages are made of. */
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

/** The store's own words for a text: of the dashboard (its message keys) or of the storefront (the English text). */
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
