import { sql } from 'drizzle-orm';
import { bigint, customType, date, numeric, text, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { orderedId } from '../orderedId.ts';

export const money = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/** Whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const currency = () => text('currency').notNull().default('CAD');

/** YYYY-MM-DD. */
export const calendarDay = (name: string) => date(name, { mode: 'string' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/**
 * Author and date of creation and of the last change. `modified_date` strictly increases, so it serves as the version.
 */
export const audit = () => ({
  created_by: text('created_by'),
  created_date: moment('created_date').notNull().defaultNow(),
  modified_by: text('modified_by'),
  modified_date: moment('modified_date').notNull().defaultNow(),
});

/** Rows that a process inserts get ids in their order, so that an id decides between equal dates. */
export const id = () =>
  uuid('id')
    .notNull()
    .default(sql`gen_random_uuid()`)
    .$defaultFn(orderedId);

export const storeId = () => uuid('store_id').notNull();

/**
 * Returns the time of the transaction, or `now`, but at least 1 ms after the stored one. Adding to a timestamp without
 * time zone is immutable, which distributed updates require of what reads a column.
 */
export const later = (modified: PgColumn, now = sql`now()`) =>
  sql`greatest(${now}, (${modified} at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')`;

/** Columns of models whose records are voided rather than deleted. */
export const deletion = () => ({
  deleted_by: text('deleted_by'),
  deleted_date: moment('deleted_date'),
});
