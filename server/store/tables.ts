import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { audit, id, moment, storeId } from '../core/tables/columns.ts';

export const stores = pgTable('stores', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  business_name: text('business_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  slogan: text('slogan'),
  domain: text('domain').notNull().unique(),
  tenant_id: text('tenant_id').notNull().unique(),
  timezone: text('timezone').notNull(),
  display_repair_cost: boolean('display_repair_cost').notNull().default(true),
  send_quote_email: boolean('send_quote_email').notNull().default(true),
  send_appointment_email: boolean('send_appointment_email').notNull().default(true),
  config: jsonb('config').notNull().default({}),
  ...audit(),
});

export const features = pgTable(
  'features',
  {
    store_id: storeId().references(() => stores.id),
    feature_id: text('feature_id').notNull(),
    is_enabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.feature_id] })],
);

export const roles = pgTable(
  'roles',
  {
    store_id: storeId().references(() => stores.id),
    code: text('code').notNull(),
    code_text: text('code_text').notNull(),
    permissions: text('permissions').array().notNull(),
    ...audit(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.code] })],
);

export const locations = pgTable(
  'locations',
  {
    id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
    store_id: storeId().references(() => stores.id),
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
    display_order: doublePrecision('display_order').notNull().default(0),
    is_main: boolean('is_main').notNull().default(false),
    is_voided: boolean('is_voided').notNull().default(false),
    /** 14 records: REGULAR and HOLIDAY, Sunday to Saturday each. */
    location_hours: jsonb('location_hours').notNull().default([]),
    config: jsonb('config'),
    ...audit(),
  },
  (table) => [unique().on(table.store_id, table.id)],
);

interface PermissionRecord {
  permission_id: string;
}

export const staff = pgTable(
  'staff',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    location_id: integer('location_id'),
    uid: text('uid').unique(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    role: text('role').notNull(),
    /** Rights beyond those of the role, and those of the role that do not hold. */
    permissions: jsonb('permissions').$type<PermissionRecord[]>().notNull().default([]),
    removed_permissions: jsonb('removed_permissions').$type<PermissionRecord[]>().notNull().default([]),
    settings: jsonb('settings')
      .$type<{ default_locale: string }>()
      .notNull()
      .default({ default_locale: 'en' }),
    status: text('status').notNull().default('INVITED'),
    is_voided: boolean('is_voided').notNull().default(false),
    /** Tokens of sign-ins before this moment are refused: how a session is revoked. */
    sessions_valid_from: moment('sessions_valid_from'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.email),
    index().on(table.store_id, table.last_name),
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
    foreignKey({ columns: [table.store_id, table.role], foreignColumns: [roles.store_id, roles.code] }),
  ],
);
