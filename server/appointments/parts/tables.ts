import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';

/**
 * The parts of an appointment: needed, reserved at its location, and used. Changed only while the stock level of the
 * item at the location is locked.
 */
export const appointmentParts = pgTable(
  'appointment_parts',
  {
    store_id: storeId(),
    appointment_id: uuid('appointment_id').notNull(),
    item_id: uuid('item_id').notNull(),
    location_id: integer('location_id').notNull(),
    needed: integer('needed').notNull(),
    reserved: integer('reserved').notNull().default(0),
    used: integer('used').notNull().default(0),
    /** Quantity that was missing when the work was completed. */
    missing: integer('missing').notNull().default(0),
    /** Since when it waits; oldest first. */
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appointment_id, table.item_id] }),
    index('appointment_parts_open')
      .on(table.store_id, table.item_id, table.location_id, table.created_date)
      .where(sql`${table.needed} > ${table.used} + ${table.missing}`),
    check(
      'appointment_parts_are_there',
      sql`${table.reserved} >= 0 and ${table.used} >= 0 and ${table.missing} >= 0
        and ${table.needed} >= ${table.reserved} + ${table.used} + ${table.missing}`,
    ),
    refersTo(table, table.appointment_id, 'appointments').onDelete('cascade'),
    refersTo(table, table.item_id, 'items'),
  ],
);
