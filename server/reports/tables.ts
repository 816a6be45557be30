import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import { calendarDay, cents, storeId } from '../core/tables/columns.ts';
import { refersTo } from '../core/tables/references.ts';

/**
 * What completed orders sold, line by line, and what of it came back, with the day of the ledger. Only added to; the nets
 * of a day and location are the ledger's SALES, but for gift balances, which are none.
 */
export const soldLines = pgTable(
  'sold_lines',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: storeId(),
    order_id: uuid('order_id').notNull(),
    day: calendarDay('day').notNull(),
    location_id: integer('location_id').notNull(),
    /** OTHER is what was let off, and belongs to no line. */
    kind: text('kind').$type<LineKind | 'OTHER'>().notNull(),
    item_id: uuid('item_id'),
    repair_id: uuid('repair_id'),
    addon_id: uuid('addon_id'),
    /** Who sold it, and who did the work. */
    vendor_id: uuid('vendor_id'),
    staff_id: uuid('staff_id'),
    /** 1 in the first row of a completed order. */
    orders: integer('orders').notNull().default(0),
    /** Negative where it came back. */
    quantity: integer('quantity').notNull(),
    net: cents('net').notNull(),
    /** What it cost the store; null where nobody knows. */
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
