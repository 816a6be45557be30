import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { staff as staffModel } from '../../src/schemas/staff/staff.ts';
import type { PermissionRecord } from '../../src/schemas/effectiveRights.ts';
import { audit, id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';

export const roles = pgTable(
  'roles',
  {
    store_id: ofStore(),
    code: text('code').notNull(),
    code_text: text('code_text').notNull(),
    permissions: text('permissions').array().notNull(),
    /** Staff with this role must enrol a second factor before they can do anything else. */
    demands_second_factor: boolean('demands_second_factor').notNull().default(false),
    ...audit(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.code] })],
);

export const staff = pgTable(
  'staff',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    location_id: integer('location_id'),
    uid: text('uid').unique(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    role: text('role').notNull(),
    /** Overrides: rights added to those of the role, and rights of the role that are removed. */
    permissions: jsonb('permissions').$type<PermissionRecord[]>().notNull().default([]),
    removed_permissions: jsonb('removed_permissions').$type<PermissionRecord[]>().notNull().default([]),
    settings: jsonb('settings')
      .$type<{ default_locale: string }>()
      .notNull()
      .default({ default_locale: 'en' }),
    status: text('status').notNull().default('INVITED'),
    is_voided: boolean('is_voided').notNull().default(false),
    /** Tokens with an earlier `auth_time` are rejected: this revokes sessions. */
    sessions_valid_from: moment('sessions_valid_from'),
    /** When the current second factor was enrolled; null: none. */
    second_factor_date: moment('second_factor_date'),
    ...audit(),
    search: searchColumn(staffModel),
  },
  (table) => [
    searchColumnIndex('staff', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.email),
    index().on(table.store_id, table.last_name),
    refersTo(table, table.location_id, 'locations'),
    foreignKey({ columns: [table.store_id, table.role], foreignColumns: [roles.store_id, roles.code] }),
  ],
);
