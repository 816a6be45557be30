import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoteKind, PartFault, PartState } from '../../../src/schemas/tickets/work.ts';
import { id, moment } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { ticketDevices } from '../tables.ts';

/** Notes and findings about the work on a device; only added to. */
export const deviceNotes = pgTable(
  'device_notes',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    kind: text('kind').$type<NoteKind>().notNull(),
    text: text('text').notNull(),
    is_for_customer: boolean('is_for_customer').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
    withdrawn_date: moment('withdrawn_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('device_notes_by_device').on(table.store_id, table.ticket_device_id, table.created_date),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);

/** Times in which staff members worked on devices; only added to. */
export const workTimes = pgTable(
  'work_times',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    staff_id: text('staff_id').notNull(),
    started_date: moment('started_date').notNull(),
    /** Null while it is running. */
    ended_date: moment('ended_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('work_times_by_device').on(table.store_id, table.ticket_device_id, table.started_date),
    /** A person works on one device at a time. */
    uniqueIndex('work_times_running')
      .on(table.store_id, table.staff_id)
      .where(sql`${table.ended_date} is null`),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);

/** Pieces of items for a device. Changed only while the stock level of the item at the location is locked. */
export const deviceParts = pgTable(
  'device_parts',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    item_id: uuid('item_id').notNull(),
    location_id: integer('location_id').notNull(),
    state: text('state').$type<PartState>().notNull(),
    serial: text('serial'),
    fault: text('fault').$type<PartFault>(),
    created_by: text('created_by'),
    /** Since when it is wanted; oldest first. */
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('device_parts_by_device').on(table.store_id, table.ticket_device_id, table.created_date),
    index('device_parts_open')
      .on(table.store_id, table.item_id, table.location_id, table.created_date)
      .where(sql`${table.state} in ('WANTED', 'RESERVED')`),
    check('device_parts_fault', sql`(${table.state} = 'BROKEN') = (${table.fault} is not null)`),
    refersTo(table, table.ticket_device_id, ticketDevices),
    refersTo(table, table.item_id, 'items'),
    refersTo(table, table.location_id, 'locations'),
  ],
);
