import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../core/tables/columns.ts';
import { staff } from '../staff/tables.ts';

/** The codes that let a staff member choose a password; a newer one takes the place of the one of its kind before. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** Anybody may ask for a reset; it leaves an invitation alone. */
    kind: text('kind').$type<'invitation' | 'reset'>().notNull().default('reset'),
    code_hash: text('code_hash').notNull(),
    /** Wrong codes that may still be tried. */
    tries_left: integer('tries_left').notNull(),
    expires_date: moment('expires_date').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.kind] }),
    foreignKey({
      columns: [table.store_id, table.staff_id],
      foreignColumns: [staff.store_id, staff.id],
    }).onDelete('cascade'),
  ],
);
