import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';

/** Codes for choosing a password or confirming a new email; a newer code replaces an earlier one of the same kind. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    store_id: storeId(),
    staff_id: uuid('staff_id').notNull(),
    /** Resets can be requested by anybody, so they do not replace an invitation. */
    kind: text('kind').$type<'invitation' | 'reset' | 'email'>().notNull().default('reset'),
    /** The new address to which a code of kind `email` was sent. */
    email: text('email'),
    code_hash: text('code_hash').notNull(),
    /** Remaining wrong attempts. */
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
 * Sessions of staff, identified by the second in which the password was entered. Ended sessions are kept: the identity
 * service would issue fresh tokens for them forever.
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
    /** The `sessions_valid_from` that does not apply to this session, because it ended the others. */
    outlived_date: moment('outlived_date'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.auth_time] }),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
  ],
);
