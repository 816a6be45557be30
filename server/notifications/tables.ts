import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { audit, id, moment, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';
import { locations } from '../locations/tables.ts';
import { staff } from '../staff/tables.ts';

export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    /** HTML. */
    body: text('body').notNull(),
    ...audit(),
  },
  (table) => [unique().on(table.store_id, table.id)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    location_id: integer('location_id'),
    message_id: uuid('message_id').notNull(),
    resource_type: text('resource_type').notNull(),
    customer_message_type: text('customer_message_type').notNull(),
    data: jsonb('data'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('notifications_by_message').on(table.store_id, table.message_id),
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
    foreignKey({
      columns: [table.store_id, table.message_id],
      foreignColumns: [messages.store_id, messages.id],
    }),
  ],
);

/**
 * Each staff member's copy of a notification: read or not, and since when.
 * What lists sort and filter by stands here too, so that one index serves a page.
 */
export const notificationRecipients = pgTable(
  'notification_recipients',
  {
    store_id: storeId(),
    notification_id: uuid('notification_id').notNull(),
    staff_id: uuid('staff_id').notNull(),
    resource_type: text('resource_type').notNull(),
    is_read: boolean('is_read').notNull().default(false),
    read_date: moment('read_date'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.notification_id, table.staff_id] }),
    foreignKey({
      columns: [table.store_id, table.notification_id],
      foreignColumns: [notifications.store_id, notifications.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.store_id, table.staff_id],
      foreignColumns: [staff.store_id, staff.id],
    }).onDelete('cascade'),
    index('notification_recipients_by_date').on(
      table.store_id,
      table.staff_id,
      table.created_date,
      table.notification_id,
    ),
    index('notification_recipients_by_read_date').on(
      table.store_id,
      table.staff_id,
      table.read_date,
      table.notification_id,
    ),
    index('notification_recipients_unread')
      .on(table.store_id, table.staff_id)
      .where(sql`not ${table.is_read}`),
  ],
);
