import {
  index,
  integer,
  pgTable,
  primaryKey,
  boolean,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { EntryProblem } from '../../../src/schemas/inventory/stockCounts.ts';
import type { CountState } from '../../../src/schemas/inventory/states.ts';
import { audit, cents, id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { items } from '../tables.ts';

/** Stock counts, each at one location. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** Sequential number within the store. */
    number: integer('number').notNull(),
    location_id: integer('location_id').notNull(),
    /** Only items of this kind. */
    kind: text('kind'),
    /** Only these items; empty means all. */
    item_ids: uuid('item_ids').array().notNull().default([]),
    state: text('state').$type<CountState>().notNull().default('OPEN'),
    note: text('note'),
    is_blind: boolean('is_blind').notNull().default(false),
    /** Results: the difference from the expected stock, in pieces and in cents. */
    pieces: integer('pieces'),
    value: cents('value'),
    applied_date: moment('applied_date'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    index('stock_counts_by_date').on(table.store_id, table.created_date, table.id),
    index('stock_counts_by_location').on(table.store_id, table.location_id, table.state),
    refersTo(table, table.location_id, 'locations'),
  ],
);

/** Snapshot of each item when the count began, and the result once it was applied. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    store_id: storeId(),
    count_id: uuid('count_id').notNull(),
    item_id: uuid('item_id').notNull(),
    snapshot: integer('snapshot').notNull(),
    /** Expected stock at the last entry, counted quantity, and unit cost in cents. Null until the count is applied. */
    expected: integer('expected'),
    counted: integer('counted'),
    cost: integer('cost'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.count_id, table.item_id] }),
    index('stock_count_lines_by_item').on(table.store_id, table.item_id),
    refersTo(table, table.count_id, stockCounts).onDelete('cascade'),
    refersTo(table, table.item_id, items),
  ],
);

/** Scanned or typed entries, in any order and from several devices; idempotent by key. */
export const stockCountEntries = pgTable(
  'stock_count_entries',
  {
    store_id: storeId(),
    count_id: uuid('count_id').notNull(),
    key: uuid('key').notNull(),
    /** Order of arrival. */
    position: integer('position').notNull(),
    /** Null if nothing has the code. */
    item_id: uuid('item_id'),
    code: text('code'),
    /** ADD to the previous quantity, or SET it. */
    mode: text('mode').$type<'ADD' | 'SET'>().notNull(),
    quantity: integer('quantity').notNull(),
    serial: text('serial'),
    /** Why it does not count. */
    problem: text('problem').$type<EntryProblem>(),
    is_undone: boolean('is_undone').notNull().default(false),
    /** When it was counted, which may be before it was sent. */
    counted_date: moment('counted_date').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.count_id, table.key] }),
    unique().on(table.count_id, table.position),
    index('stock_count_entries_by_item').on(table.store_id, table.item_id),
    /** A serial counts once. */
    uniqueIndex('stock_count_serials')
      .on(table.count_id, table.serial)
      .where(sql`not ${table.is_undone} and ${table.problem} is null`),
    refersTo(table, table.count_id, stockCounts).onDelete('cascade'),
    refersTo(table, table.item_id, items),
  ],
);
