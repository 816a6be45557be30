import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { audit, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';

export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
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
    store_id: ofStore(),
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
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.message_id, messages),
  ],
);

/**
 * Each staff member's copy of a notification: whether and when it was read. Columns for sorting and filtering are
 * copied here, so that a page is served by one index.
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
    refersTo(table, table.notification_id, notifications).onDelete('cascade'),
    refersTo(table, table.staff_id, 'staff').onDelete('cascade'),
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
