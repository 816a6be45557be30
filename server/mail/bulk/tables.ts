import { integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SkippedCustomers, BulkEmailPurpose } from '../../../src/schemas/mail/bulkEmails.ts';
import { id, moment } from '../../core/tables/columns.ts';
import { ofStore, refersTo } from '../../core/tables/references.ts';
import type { StoredAttachment } from '../../mailQueue/index.ts';

/** Bulk emails and their progress. Placeholders of the customer are still to be filled. */
export const mailings = pgTable(
  'mailings',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** Idempotency key of the client: repeating a request sends once. */
    key: text('key').notNull(),
    purpose: text('purpose').$type<BulkEmailPurpose>().notNull().default('NEWSLETTER'),
    /** Recipients, in sending order. */
    customer_ids: jsonb('customer_ids').$type<string[]>().notNull(),
    left_out: jsonb('left_out').$type<SkippedCustomers>().notNull(),
    /** Number of recipients processed. */
    done: integer('done').notNull().default(0),
    /** Number of emails written. */
    written: integer('written').notNull().default(0),
    location_id: integer('location_id'),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    from_name: text('from_name').notNull(),
    reply_to: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    uniqueIndex('mailings_once').on(table.store_id, table.key),
    refersTo(table, table.location_id, 'locations'),
  ],
);
