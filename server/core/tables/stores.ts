import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProvincialRate } from '../../../src/schemas/sales/taxRates.ts';
import type { TaxRegistration } from '../../../src/schemas/sales/taxRules.ts';
import type { CustomerContact } from '../../../src/schemas/store/store.ts';
import { audit, id } from './columns.ts';

/** The stores, to which all other data belongs. */
export const stores = pgTable('stores', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  business_name: text('business_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  slogan: text('slogan'),
  slogan_fr: text('slogan_fr'),
  gst_hst_number: text('gst_hst_number'),
  pst_rst_qst_number: text('pst_rst_qst_number'),
  tax_registrations: jsonb('tax_registrations').$type<TaxRegistration[]>().notNull().default([]),
  tax_rates: jsonb('tax_rates').$type<ProvincialRate[]>().notNull().default([]),
  domain: text('domain').notNull().unique(),
  tenant_id: text('tenant_id').notNull().unique(),
  timezone: text('timezone').notNull(),
  display_repair_cost: boolean('display_repair_cost').notNull().default(true),
  send_quote_email: boolean('send_quote_email').notNull().default(true),
  send_appointment_email: boolean('send_appointment_email').notNull().default(true),
  send_reminder_email: boolean('send_reminder_email').notNull().default(false),
  customer_contact: text('customer_contact').$type<CustomerContact>().notNull().default('EMAIL'),
  diagnosis_fee: integer('diagnosis_fee'),
  deposit_percent: integer('deposit_percent'),
  deposit_amount: integer('deposit_amount'),
  reserve_approved_parts: boolean('reserve_approved_parts').notNull().default(true),
  collect_days: integer('collect_days'),
  send_uncollected_email: boolean('send_uncollected_email').notNull().default(false),
  storage_fee: integer('storage_fee'),
  storage_fee_most: integer('storage_fee_most'),
  longest_checked_in: integer('longest_checked_in'),
  longest_diagnosing: integer('longest_diagnosing'),
  longest_waiting_customer: integer('longest_waiting_customer'),
  longest_waiting_parts: integer('longest_waiting_parts'),
  longest_in_repair: integer('longest_in_repair'),
  longest_testing: integer('longest_testing'),
  quiet_from: text('quiet_from'),
  quiet_until: text('quiet_until'),
  config: jsonb('config').notNull().default({}),
  ...audit(),
});
