import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';

/** The codes that let a staff member choose a password or confirm a new e-mail; a newer one takes the place of the one of its kind before. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** Anybody may ask for a reset; it leaves an invitation alone. */
    kind: text('kind').$type<'invitation' | 'reset' | 'email'>().notNull().default('reset'),
    /** The new address that a code of kind `email` was sent to. */
    email: text('email'),
    code_hash: text('code_hash').notNull(),
    /** Wrong codes that may still be tried. */
    tries_left: integer('tries_left').notNull(),
    expires_date: moment('expires_date').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.kind] }),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
  ],
);

/**
 * The sign-ins of staff, each known by the second at which its password was typed. One that was ended stays: the
 * identity service would give it fresh tokens for ever.
 */
export const sessions = pgTable(
  'sessions',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** `auth_time` of its tokens. */
    auth_time: bigint('auth_time', { mode: 'number' }).notNull(),
    browser: text('browser'),
    system: text('system'),
    address: text('address'),
    last_seen_date: moment('last_seen_date').notNull().defaultNow(),
    ended_date: moment('ended_date'),
    /** The `sessions_valid_from` that does not count for it: it is the one that ended the others. */
    outlived_date: moment('outlived_date'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.auth_time] }),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
  ],
);
