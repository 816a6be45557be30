import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../core/tables/columns.ts';
import { staff } from '../staff/tables.ts';

/** The code that lets a staff member choose a password; a newer one takes the place of the one before. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Wrong codes that may still be tried. */
    tries_left: integer('tries_left').notNull(),
    expires_date: moment('expires_date').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id] }),
    foreignKey({
      columns: [table.store_id, table.staff_id],
      foreignColumns: [staff.store_id, staff.id],
    }).onDelete('cascade'),
  ],
);
