import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PhotoPhase } from '../../../src/schemas/tickets/photos/photos.ts';
import { id, moment, storeId } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import { ticketDevices } from '../tables.ts';

/** Photos of devices on tickets. */
export const ticketPhotos = pgTable(
  'ticket_photos',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    /** The name of a private file that no other photo has. */
    name: text('name').notNull(),
    /** A small JPEG as a data URL. */
    thumbnail: text('thumbnail'),
    phase: text('phase').$type<PhotoPhase>().notNull(),
    is_internal: boolean('is_internal').notNull(),
    caption: text('caption'),
    is_from_phone: boolean('is_from_phone').notNull().default(false),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
    /** Removed, which can be undone. */
    deleted_by: text('deleted_by'),
    deleted_date: moment('deleted_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique('ticket_photos_name').on(table.store_id, table.name),
    index('ticket_photos_by_device').on(table.store_id, table.ticket_device_id, table.created_date),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);

/** Codes with which phones add photos; one a device is valid. */
export const photoLinks = pgTable(
  'photo_links',
  {
    store_id: storeId(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    /** Hash of the token. */
    token: text('token').notNull(),
    phase: text('phase').$type<PhotoPhase>().notNull(),
    is_internal: boolean('is_internal').notNull(),
    expires_date: moment('expires_date').notNull(),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.ticket_device_id] }),
    unique('photo_links_token').on(table.store_id, table.token),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);
