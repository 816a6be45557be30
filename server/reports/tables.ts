import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import { calendarDay, cents, storeId } from '../core/tables/columns.ts';
import { refersTo } from '../core/tables/references.ts';

/**
 * Lines of completed orders and their returns, with the ledger's date. Append-only; their nets per day and location
 * equal SALES in the ledger, apart from gift balances, which are not sales.
 */
export const soldLines = pgTable(
  'sold_lines',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: storeId(),
    order_id: uuid('order_id').notNull(),
    day: calendarDay('day').notNull(),
    location_id: integer('location_id').notNull(),
    /** OTHER is a refund without a return, and belongs to no line. */
    kind: text('kind').$type<LineKind | 'OTHER'>().notNull(),
    item_id: uuid('item_id'),
    repair_id: uuid('repair_id'),
    addon_id: uuid('addon_id'),
    /** The staff member who sold it, and the one who did the work. */
    vendor_id: uuid('vendor_id'),
    staff_id: uuid('staff_id'),
    /** 1 in the first row of a completed order. */
    orders: integer('orders').notNull().default(0),
    /** Negative for returns. */
    quantity: integer('quantity').notNull(),
    net: cents('net').notNull(),
    /** Cost for the store; null if unknown. */
    cost: cents('cost'),
  },
  (table) => [
    index('sold_lines_by_day').on(table.store_id, table.day, table.location_id, table.kind),
    index('sold_lines_of_orders')
      .on(table.store_id, table.day, table.location_id)
      .where(sql`${table.orders} > 0`),
    refersTo(table, table.order_id, 'orders'),
  ],
);
