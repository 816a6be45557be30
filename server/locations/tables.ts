import { boolean, doublePrecision, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { LocalRate } from '../../src/schemas/sales/taxRates.ts';
import { audit } from '../core/tables/columns.ts';
import { ofStore } from '../core/tables/references.ts';

export const locations = pgTable(
  'locations',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    store_id: ofStore(),
    location_name: text('location_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    description: text('description'),
    country: text('country').notNull(),
    state: text('state').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    address_1: text('address_1').notNull(),
    address_2: text('address_2'),
    timezone: text('timezone').notNull(),
    business_page_link: text('business_page_link'),
    image_url: text('image_url'),
    bookings_at_once: integer('bookings_at_once').notNull().default(1),
    display_order: doublePrecision('display_order').notNull().default(0),
    is_main: boolean('is_main').notNull().default(false),
    is_voided: boolean('is_voided').notNull().default(false),
    /** 14 records: REGULAR and HOLIDAY, Sunday to Saturday each. */
    location_hours: jsonb('location_hours').notNull().default([]),
    /** Dates with exceptional hours, in order. */
    closures: jsonb('closures').notNull().default([]),
    /** Outside Canada: the taxes on the location's sales. */
    tax_rates: jsonb('tax_rates').$type<LocalRate[]>().notNull().default([]),
    config: jsonb('config'),
    ...audit(),
  },
  (table) => [unique().on(table.store_id, table.id)],
);
