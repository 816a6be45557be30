import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { transfers as transferModel } from '../../../src/schemas/inventory/transfers.ts';
import type { TransferClosing } from '../../../src/schemas/inventory/transfers.ts';
import type { TransferState } from '../../../src/schemas/inventory/states.ts';
import { audit, calendarDay, id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../../core/tables/searchColumn.ts';
import { items } from '../tables.ts';

/** Transfers from one location to another. */
export const transfers = pgTable(
  'transfers',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** Sequential number within the store. */
    number: integer('number').notNull(),
    from_location_id: integer('from_location_id').notNull(),
    to_location_id: integer('to_location_id').notNull(),
    state: text('state').$type<TransferState>().notNull().default('DRAFT'),
    note: text('note'),
    expected_date: calendarDay('expected_date'),
    sent_date: moment('sent_date'),
    received_date: moment('received_date'),
    /** Why items never arrived, and what happened to them. */
    closed_as: text('closed_as').$type<TransferClosing>(),
    closed_note: text('closed_note'),
    ...audit(),
    search: searchColumn(transferModel),
  },
  (table) => [
    searchColumnIndex('transfers', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    index('transfers_by_date').on(table.store_id, table.created_date, table.id),
    index('transfers_by_source').on(table.store_id, table.from_location_id),
    index('transfers_by_destination').on(table.store_id, table.to_location_id, table.state),
    check('transfers_go_elsewhere', sql`${table.from_location_id} <> ${table.to_location_id}`),
    refersTo(table, table.from_location_id, 'locations'),
    refersTo(table, table.to_location_id, 'locations'),
  ],
);

export const transferLines = pgTable(
  'transfer_lines',
  {
    store_id: storeId(),
    transfer_id: uuid('transfer_id').notNull(),
    item_id: uuid('item_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    /** For serialized items: the sent and the received serials. */
    serials: text('serials').array().notNull().default([]),
    received_serials: text('received_serials').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.transfer_id, table.item_id] }),
    index('transfer_lines_by_item').on(table.store_id, table.item_id),
    check('transfer_lines_arrive', sql`${table.quantity} >= ${table.received} and ${table.received} >= 0`),
    refersTo(table, table.transfer_id, transfers).onDelete('cascade'),
    refersTo(table, table.item_id, items),
  ],
);
