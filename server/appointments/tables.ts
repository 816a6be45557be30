import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appointments as appointmentModel } from '../../src/schemas/appointments/appointments.ts';
import { audit, calendarDay, deletion, id, money, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { sortKey } from '../core/tables/folded.ts';
import { searchKey } from '../core/tables/searchable.ts';
import type { PendingNotice } from './pendingNotice.ts';

/** Appointments and quotes, by `type`. Dates and times are in the location's time zone. */
export const appointments = pgTable(
  'appointments',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    location_id: integer('location_id').notNull(),
    type: text('type').notNull(),
    /** The customer, if known. The following contact data are a copy from that time. */
    customer_id: uuid('customer_id'),
    customer_first_name: text('customer_first_name').notNull(),
    customer_last_name: text('customer_last_name').notNull(),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    customer_language: text('customer_language'),
    customer_note: text('customer_note'),
    customer_contact_method: text('customer_contact_method').notNull(),
    customer_address_1: text('customer_address_1'),
    customer_address_2: text('customer_address_2'),
    customer_city: text('customer_city'),
    customer_state: text('customer_state'),
    customer_country: text('customer_country'),
    customer_postcode: text('customer_postcode'),
    delivery_method: text('delivery_method').notNull(),
    booking_date: calendarDay('booking_date').notNull(),
    selected_date: calendarDay('selected_date').notNull(),
    selected_start_time: time('selected_start_time'),
    selected_end_time: time('selected_end_time'),
    status: text('status').notNull().default('NOT_STARTED'),
    /** The technician. */
    technician_id: uuid('technician_id'),
    quote_status: text('quote_status'),
    converted: boolean('converted').notNull().default(false),
    /** The quote from which it was made. */
    quote_id: uuid('quote_id'),
    is_voided: boolean('is_voided').notNull().default(false),
    /** The version that the customer knows, while a notice is pending. */
    untold: jsonb('untold').$type<PendingNotice>(),
    ...audit(),
    ...deletion(),
    search: searchColumn(appointmentModel),
  },
  (table) => [
    searchColumnIndex('appointments', table.search),
    unique().on(table.store_id, table.id),
    refersTo(table, table.quote_id, table),
    uniqueIndex('appointments_of_quote')
      .on(table.store_id, table.quote_id)
      .where(sql`not ${table.is_voided}`),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.technician_id, 'staff'),
    index('appointments_by_customer').on(table.store_id, table.customer_id, table.created_date),
    index('appointments_by_day').on(table.store_id, table.type, table.selected_date, table.id),
    index('appointments_by_booking').on(table.store_id, table.type, table.booking_date, table.id),
    index('appointments_by_date').on(table.store_id, table.type, table.created_date, table.id),
    index('appointments_by_name').on(
      table.store_id,
      table.type,
      sortKey(table.customer_first_name),
      sortKey(table.customer_last_name),
      table.id,
    ),
    index('appointments_by_location').on(table.store_id, table.location_id, table.selected_date),
    index('appointments_by_email').on(table.store_id, sql`lower(${table.customer_email})`),
    index('appointments_customer_search').using(
      'gin',
      searchKey(table.customer_first_name),
      searchKey(table.customer_last_name),
      searchKey(table.customer_email),
      searchKey(table.customer_phone),
    ),
  ],
);

/** A selected repair, with its name and terms at the time of booking. */
export const appointmentRepairs = pgTable(
  'appointment_repairs',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    appointment_id: uuid('appointment_id').notNull(),
    repair_id: uuid('repair_id'),
    product_id: uuid('product_id'),
    product_name: text('product_name').notNull(),
    repair_name: text('repair_name').notNull(),
    duration: text('duration').notNull(),
    cost: money('cost'),
    warranty: integer('warranty'),
    warranty_unit: text('warranty_unit'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    refersTo(table, table.appointment_id, appointments).onDelete('cascade'),
    refersTo(table, table.repair_id, 'repairs'),
    refersTo(table, table.product_id, 'products'),
    index('appointment_repairs_by_appointment').on(table.store_id, table.appointment_id, table.position),
    index('appointment_repairs_by_repair').on(table.store_id, table.repair_id),
    index('appointment_repairs_by_product').on(table.store_id, table.product_id),
  ],
);
