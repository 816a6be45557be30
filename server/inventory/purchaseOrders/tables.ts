import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { purchaseOrders as purchaseOrderModel } from '../../../src/schemas/inventory/purchaseOrders.ts';
import type { PurchaseOrderState } from '../../../src/schemas/inventory/states.ts';
import { audit, calendarDay, currency, id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../../core/tables/searchColumn.ts';
import { items, suppliers } from '../tables.ts';

/** Purchase orders, each from one supplier for one location. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** Sequential number within the store. */
    number: integer('number').notNull(),
    supplier_id: uuid('supplier_id').notNull(),
    location_id: integer('location_id').notNull(),
    state: text('state').$type<PurchaseOrderState>().notNull().default('DRAFT'),
    /** The supplier's own number. */
    reference: text('reference'),
    expected_date: calendarDay('expected_date'),
    note: text('note'),
    currency: currency(),
    ordered_date: moment('ordered_date'),
    received_date: moment('received_date'),
    ...audit(),
    search: searchColumn(purchaseOrderModel),
  },
  (table) => [
    searchColumnIndex('purchase_orders', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    index('purchase_orders_by_date').on(table.store_id, table.created_date, table.id),
    index('purchase_orders_by_supplier').on(table.store_id, table.supplier_id),
    index('purchase_orders_by_location').on(table.store_id, table.location_id, table.state),
    refersTo(table, table.supplier_id, suppliers),
    refersTo(table, table.location_id, 'locations'),
  ],
);

export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    store_id: storeId(),
    purchase_order_id: uuid('purchase_order_id').notNull(),
    item_id: uuid('item_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** May exceed the ordered quantity. */
    received: integer('received').notNull().default(0),
    /** Cents for each. */
    unit_cost: integer('unit_cost').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchase_order_id, table.item_id] }),
    index('purchase_order_lines_by_item').on(table.store_id, table.item_id),
    check('purchase_order_lines_are_some', sql`${table.quantity} > 0 and ${table.received} >= 0`),
    refersTo(table, table.purchase_order_id, purchaseOrders).onDelete('cascade'),
    refersTo(table, table.item_id, items),
  ],
);
