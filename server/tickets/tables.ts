import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { devices as deviceModel } from '../../src/schemas/tickets/devices.ts';
import type { TicketEventKind } from '../../src/schemas/tickets/states.ts';
import { ticketDevices as ticketDeviceModel } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Condition } from '../../src/schemas/tickets/condition.ts';
import type { IntakeRules, Language, SignatureKind } from '../../src/schemas/tickets/intakeRules.ts';
import type { LeftItem } from '../../src/schemas/tickets/leftItems.ts';
import type { Strokes } from '../../src/schemas/tickets/signatures.ts';
import { tickets as ticketModel } from '../../src/schemas/tickets/tickets.ts';
import { id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const devices = storeTable(deviceModel);

/** Who owned a device from when on; only added to. */
export const deviceOwners = pgTable(
  'device_owners',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    device_id: uuid('device_id').notNull(),
    /** Null: nobody known. */
    customer_id: uuid('customer_id'),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('device_owners_by_device').on(table.store_id, table.device_id, table.created_date),
    index('device_owners_by_customer').on(table.store_id, table.customer_id),
    refersTo(table, table.device_id, devices),
    refersTo(table, table.customer_id, 'customers'),
  ],
);

export const tickets = storeTable(ticketModel, {
  columns: { other_location_ids: jsonb('other_location_ids').$type<number[]>().notNull().default([]) },
  indexes: (table) => [
    unique('tickets_number').on(table.store_id, table.number!),
    index('tickets_by_state').on(table.store_id, table.state!, table.number!),
    index('tickets_open')
      .on(table.store_id, table.number!)
      .concurrently()
      .where(sql`${table.state} <> 'GONE'`),
    index('tickets_by_location').on(table.store_id, table.location_id!, table.number!),
    index('tickets_of_other_locations')
      .using('gin', table.other_location_ids!.op('jsonb_path_ops'))
      .concurrently(),
    index('tickets_by_appointment').on(table.store_id, table.appointment_id!),
    /** An appointment becomes a ticket once. */
    uniqueIndex('tickets_of_appointment').on(table.store_id, table.appointment_id!).concurrently(),
    refersTo(table, table.location_id!, 'locations'),
    refersTo(table, table.appointment_id!, 'appointments'),
  ],
});

export const ticketDevices = storeTable(ticketDeviceModel, {
  columns: {
    state_date: moment('state_date').notNull().defaultNow(),
    agreed_date: moment('agreed_date'),
    sent_date: moment('sent_date'),
    collect_until: moment('collect_until'),
    /** How often it was told that it is not collected by then. */
    uncollected_told: integer('uncollected_told').notNull().default(0),
    still_from: moment('still_from'),
    condition: jsonb('condition').$type<Condition>(),
    checks: jsonb('checks').$type<Condition>(),
    left_items: jsonb('left_items').$type<LeftItem[]>().notNull().default([]),
  },
  indexes: (table) => [
    index('ticket_devices_by_ticket').on(table.store_id, table.ticket_id!),
    refersTo(table, table.ticket_id!, tickets),
    /** A device is on at most one open ticket. */
    uniqueIndex('ticket_devices_open')
      .on(table.store_id, table.device_id!)
      .where(sql`${table.state} <> 'GONE'`),
    index('ticket_devices_by_state').on(table.store_id, table.state!, table.state_date!),
    index('ticket_devices_still')
      .on(table.store_id, table.still_from!)
      .concurrently()
      .where(sql`${table.still_from} is not null`),
    index('ticket_devices_by_location').on(table.store_id, table.location_id!, table.state!),
    index('ticket_devices_under_way')
      .on(table.store_id, table.to_location_id!)
      .where(sql`${table.to_location_id} is not null`)
      .concurrently(),
    check(
      'ticket_devices_outcome',
      sql`${table.state} not in ('READY', 'GONE') or ${table.outcome} is not null`,
    ),
    check('ticket_devices_resume', sql`(${table.state} like 'WAITING_%') = (${table.resume_to} is not null)`),
    refersTo(table, table.location_id!, 'locations'),
  ],
});

/** What happened to tickets and their devices; only added to. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_id: uuid('ticket_id').notNull(),
    ticket_device_id: uuid('ticket_device_id'),
    kind: text('kind').$type<TicketEventKind>().notNull(),
    from: text('from'),
    to: text('to'),
    reason: text('reason'),
    /** The staff member; null: the system. */
    created_by: text('created_by'),
    created_date: moment('created_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('ticket_events_by_ticket').on(table.store_id, table.ticket_id, table.created_date),
    index('ticket_events_finished')
      .on(table.store_id, table.created_date)
      .concurrently()
      .where(sql`${table.kind} = 'STATE' and ${table.to} = 'READY'`),
    refersTo(table, table.ticket_id, tickets),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);

/** Versions of the forms, terms and reasons of the intake; only added to. */
export const intakeRules = pgTable(
  'intake_rules',
  {
    store_id: ofStore(),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<IntakeRules>().notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.version] })],
);

/** Codes with which terms are signed on another screen, one a staff member, and the signature until it is taken over. */
export const signatureCodes = pgTable(
  'signature_codes',
  {
    store_id: ofStore(),
    staff_id: text('staff_id').notNull(),
    /** Hash of the token. */
    token: text('token').notNull(),
    kind: text('kind').$type<SignatureKind>().notNull(),
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** SHA-256 of the terms. */
    hash: text('hash').notNull(),
    /** Who is expected to sign, then who signed. */
    name: text('name').notNull(),
    strokes: jsonb('strokes').$type<Strokes>(),
    expires_date: moment('expires_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id] }),
    unique('signature_codes_token').on(table.store_id, table.token),
  ],
);

/** Signatures under the terms of tickets; only added to, until the customer is erased. */
export const signatures = pgTable(
  'ticket_signatures',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_id: uuid('ticket_id').notNull(),
    kind: text('kind').$type<SignatureKind>().notNull(),
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** SHA-256 of the signed text. */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    strokes: jsonb('strokes').$type<Strokes>().notNull(),
    is_late: boolean('is_late').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('ticket_signatures_by_ticket').on(table.store_id, table.ticket_id, table.created_date),
    refersTo(table, table.ticket_id, tickets),
  ],
);
