import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';

/** The parts that a service needs. */
export const repairParts = pgTable(
  'repair_parts',
  {
    store_id: storeId(),
    repair_id: uuid('repair_id').notNull(),
    item_id: uuid('item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repair_id, table.item_id] }),
    index('repair_parts_by_item').on(table.store_id, table.item_id),
    check('repair_parts_are_some', sql`${table.quantity} > 0`),
    refersTo(table, table.repair_id, 'repairs').onDelete('cascade'),
    refersTo(table, table.item_id, 'items'),
  ],
);
