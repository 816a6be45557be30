import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { serials as serialModel } from '../../src/schemas/inventory/serials.ts';
import { items as itemModel } from '../../src/schemas/inventory/items.ts';
import { suppliers as supplierModel } from '../../src/schemas/inventory/suppliers.ts';
import type {
  AdjustReason,
  MovementKind,
  MovementSource,
  SerialState,
} from '../../src/schemas/inventory/states.ts';
import { audit, currency, id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { searchKey } from '../core/tables/searchable.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const suppliers = storeTable(supplierModel);

export const items = storeTable(itemModel);

/** Stock levels of items at locations: the sums of their movements, updated in the same transaction. */
export const stock = pgTable(
  'stock',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    item_id: uuid('item_id').notNull(),
    location_id: integer('location_id').notNull(),
    on_hand: integer('on_hand').notNull().default(0),
    /** Reserved quantity. */
    reserved: integer('reserved').notNull().default(0),
    /** The location's own reorder point; overrides the item's. */
    low_stock: integer('low_stock'),
    /** Shelf or bin. */
    bin: text('bin'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique('stock_place').on(table.store_id, table.item_id, table.location_id),
    index('stock_by_location').on(table.store_id, table.location_id, table.item_id),
    check('stock_is_there', sql`${table.on_hand} >= ${table.reserved} and ${table.reserved} >= 0`),
    refersTo(table, table.item_id, items),
    refersTo(table, table.location_id, 'locations'),
  ],
);

/** Append-only. */
export const movements = pgTable(
  'movements',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    item_id: uuid('item_id').notNull(),
    location_id: integer('location_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Changes of the quantity on hand and of the reserved quantity. */
    quantity: integer('quantity').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Cents for each. */
    unit_cost: integer('unit_cost'),
    currency: currency(),
    serials: text('serials').array().notNull().default([]),
    reason: text('reason').$type<AdjustReason>(),
    note: text('note'),
    source: text('source').$type<MovementSource>(),
    source_id: uuid('source_id'),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('movements_by_item').on(table.store_id, table.item_id, table.created_date, table.id),
    index('movements_by_location').on(table.store_id, table.location_id, table.created_date, table.id),
    index('movements_by_date').on(table.store_id, table.created_date, table.id),
    index('movements_by_source').on(table.store_id, table.source_id),
    index('movements_by_serial')
      .using('gin', table.serials)
      .where(sql`${table.serials} <> '{}'`),
    refersTo(table, table.item_id, items),
    refersTo(table, table.location_id, 'locations'),
  ],
);

/** Serials: each is at exactly one location, or at none. */
export const serials = pgTable(
  'serials',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    item_id: uuid('item_id').notNull(),
    serial: text('serial').notNull(),
    state: text('state').$type<SerialState>().notNull(),
    location_id: integer('location_id'),
    /** Its current or last location. */
    last_location_id: integer('last_location_id').notNull(),
    ...audit(),
    search: searchColumn(serialModel),
  },
  (table) => [
    searchColumnIndex('serials', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.serial),
    index('serials_search').using('gin', searchKey(table.serial)),
    index('serials_by_date').on(table.store_id, table.modified_date, table.id),
    index('serials_by_item').on(table.store_id, table.item_id, table.location_id),
    check('serials_place', sql`(${table.state} = 'IN_STOCK') = (${table.location_id} is not null)`),
    refersTo(table, table.item_id, items),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.last_location_id, 'locations'),
  ],
);
