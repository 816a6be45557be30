import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { customers } from '../tables.ts';

type Row = Record<string, unknown>;

/** The ids that steps of other domains moved, by the name of the step: that of transactions whose entries moved. */
export type MovedBySteps = Partial<Record<'entries', string[]>>;

/** What a merge found and did, so that it can be undone. */
export interface MergeSnapshot extends MovedBySteps {
  /** Both rows before the merge. */
  kept: Row;
  merged: Row;
  addresses: Row[];
  aliases: Row[];
  /** The kept customer after the merge, and the version of each address that it changed, by id. */
  result: Row;
  versions: Record<string, string>;
  /** The ids of the moved records, by kind. */
  moved: Record<string, string[]>;
}

/** Merges; each can be undone for a day. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    kept_id: uuid('kept_id').notNull(),
    merged_id: uuid('merged_id').notNull(),
    /** The name of the merged customer. */
    merged_name: text('merged_name'),
    merged_by: text('merged_by').notNull(),
    merged_date: moment('merged_date').notNull().defaultNow(),
    undone_by: text('undone_by'),
    undone_date: moment('undone_date'),
    /** Null once the merge can no longer be undone. */
    snapshot: jsonb('snapshot').$type<MergeSnapshot>(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('customer_merges_by_kept').on(table.store_id, table.kept_id),
    index('customer_merges_by_merged').on(table.store_id, table.merged_id),
    index('customer_merges_undoable')
      .on(table.store_id, table.merged_date)
      .where(sql`${table.snapshot} is not null`),
  ],
);

/** Former e-mail addresses of customers: bookings and requests with them still belong to the customer. */
export const customerAliases = pgTable(
  'customer_aliases',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    customer_id: uuid('customer_id').notNull(),
    email: text('email').notNull(),
    /** The merge that added it. */
    merge_id: uuid('merge_id'),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    refersTo(table, table.customer_id, customers).onDelete('cascade'),
    uniqueIndex('customer_aliases_once').on(table.customer_id, sql`lower(${table.email})`),
    index('customer_aliases_by_email').on(table.store_id, sql`lower(${table.email})`),
  ],
);
