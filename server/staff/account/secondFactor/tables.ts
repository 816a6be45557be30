import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../../../core/tables/columns.ts';
import { refersTo } from '../../../core/tables/references.ts';

/** Authenticators of staff; no call returns anything from this table. The enrolment date is in the staff row. */
export const secondFactors = pgTable(
  'second_factors',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** A new one is PENDING until its first code is entered. */
    state: text('state').$type<'PENDING' | 'ON'>().notNull(),
    /** In base 32, encrypted if a key is configured. */
    secret: text('secret').notNull(),
    /** The time step of the last accepted code: no code is accepted twice. */
    last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Hashes of the unused recovery codes. */
    recovery_codes: text('recovery_codes').array().notNull().default([]),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.state] }),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
  ],
);
