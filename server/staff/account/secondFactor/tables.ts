import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../../../core/tables/columns.ts';
import { refersTo } from '../../../core/tables/references.ts';

/** The authenticators of staff; no call answers anything of them. Since when one is on stands with the staff member. */
export const secondFactors = pgTable(
  'second_factors',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** A new one does not count before its first code was entered. */
    state: text('state').$type<'PENDING' | 'ON'>().notNull(),
    /** In base 32, encrypted where there is a key for that. */
    secret: text('secret').notNull(),
    /** The time step of the last code that was taken: none is taken twice. */
    last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** The hashes of those that were not used. */
    recovery_codes: text('recovery_codes').array().notNull().default([]),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.state] }),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
  ],
);
