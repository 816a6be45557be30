import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers as customerModel } from '../../src/schemas/customers/customers.ts';
import { audit, deletion, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { sortKey } from '../core/tables/folded.ts';
import { searchKey } from '../core/tables/searchable.ts';
import { phoneKey } from './phoneKey.ts';

export const customers = pgTable(
  'customers',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    language: text('language'),
    channel: text('channel').notNull(),
    default_contact_method: text('default_contact_method').notNull(),
    is_guest: boolean('is_guest').notNull().default(false),
    is_tax_exempt: boolean('is_tax_exempt').notNull().default(false),
    tax_exempt_number: text('tax_exempt_number'),
    tax_exempt_reason: text('tax_exempt_reason'),
    accepted_terms: boolean('accepted_terms').notNull().default(false),
    subscriptions: text('subscriptions').array().notNull().default([]),
    is_voided: boolean('is_voided').notNull().default(false),
    /** When the personal data were removed. */
    forgotten_date: moment('forgotten_date'),
    ...audit(),
    search: searchColumn(customerModel),
  },
  (table) => [
    searchColumnIndex('customers', table.search),
    unique().on(table.store_id, table.id),
    index('customers_by_phone').on(table.store_id, phoneKey(table.phone)),
    index('customers_by_name').on(
      table.store_id,
      sortKey(table.first_name),
      sortKey(table.last_name),
      table.id,
    ),
    index('customers_by_date').on(table.store_id, table.created_date, table.id),
    index('customers_by_email').on(table.store_id, sql`lower(${table.email})`),
    index('customers_search').using(
      'gin',
      searchKey(table.first_name),
      searchKey(table.last_name),
      searchKey(table.email),
    ),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    customer_id: uuid('customer_id').notNull(),
    address_type: text('address_type').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    address_1: text('address_1').notNull(),
    address_2: text('address_2'),
    address_3: text('address_3'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postcode: text('postcode').notNull(),
    country: text('country').notNull().default('CA'),
    is_default: boolean('is_default').notNull().default(false),
    is_voided: boolean('is_voided').notNull().default(false),
    ...audit(),
  },
  (table) => [
    refersTo(table, table.customer_id, customers).onDelete('cascade'),
    uniqueIndex('addresses_by_id').on(table.store_id, table.id).concurrently(),
    index('addresses_by_customer').on(table.store_id, table.customer_id),
    uniqueIndex('addresses_one_default')
      .on(table.customer_id, table.address_type)
      .where(sql`${table.is_default} and not ${table.is_voided}`),
  ],
);

/** Messages from the storefront's contact form. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    location_id: integer('location_id'),
    customer_id: uuid('customer_id'),
    customer_first_name: text('customer_first_name').notNull(),
    customer_last_name: text('customer_last_name').notNull(),
    customer_email: text('customer_email').notNull(),
    customer_phone: text('customer_phone'),
    customer_language: text('customer_language'),
    customer_note: text('customer_note').notNull(),
    /** The notification of staff; each recipient's copy holds whether both are read. */
    notification_id: uuid('notification_id').notNull(),
    /** The staff member who handles it. */
    assignee_id: uuid('assignee_id'),
    ...audit(),
    ...deletion(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, customers),
    refersTo(table, table.notification_id, 'notifications'),
    refersTo(table, table.assignee_id, 'staff'),
    uniqueIndex('contact_requests_by_notification').on(table.store_id, table.notification_id),
    index('contact_requests_by_date').on(table.store_id, table.created_date, table.id),
    index('contact_requests_by_location').on(table.store_id, table.location_id, table.created_date),
    index('contact_requests_by_customer').on(table.store_id, table.customer_id),
    index('contact_requests_by_email').on(table.store_id, sql`lower(${table.customer_email})`),
    index('contact_requests_search').using(
      'gin',
      searchKey(table.customer_first_name),
      searchKey(table.customer_last_name),
      searchKey(table.customer_email),
      searchKey(table.customer_phone),
    ),
  ],
);
