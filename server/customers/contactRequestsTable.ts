import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { audit, deletion, id, moment, storeId } from '../core/tables/columns.ts';
import { customers } from './tables.ts';
import { locations, stores } from '../store/tables.ts';

/** What people write by the storefront's contact form. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    location_id: integer('location_id'),
    customer_id: uuid('customer_id'),
    customer_first_name: text('customer_first_name').notNull(),
    customer_last_name: text('customer_last_name').notNull(),
    customer_email: text('customer_email').notNull(),
    customer_phone: text('customer_phone'),
    customer_note: text('customer_note').notNull(),
    is_read: boolean('is_read').notNull().default(false),
    read_date: moment('read_date'),
    ...audit(),
    ...deletion(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
    foreignKey({
      columns: [table.store_id, table.customer_id],
      foreignColumns: [customers.store_id, customers.id],
    }),
    index('contact_requests_by_date').on(table.store_id, table.created_date, table.id),
    index('contact_requests_by_read_date').on(table.store_id, table.read_date, table.id),
    index('contact_requests_by_location').on(table.store_id, table.location_id, table.created_date),
    index('contact_requests_by_customer').on(table.store_id, table.customer_id),
    index('contact_requests_search').using(
      'gin',
      sql`${table.customer_first_name} gin_trgm_ops`,
      sql`${table.customer_last_name} gin_trgm_ops`,
      sql`${table.customer_email} gin_trgm_ops`,
      sql`${table.customer_phone} gin_trgm_ops`,
    ),
  ],
);
