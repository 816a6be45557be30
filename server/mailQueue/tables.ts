import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BulkEmailPurpose } from '../../src/schemas/mail/bulkEmails.ts';
import type { MailState } from '../../src/schemas/work/mails.ts';
import type { JobReason } from '../../src/schemas/work/jobs.ts';
import { bytea, id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import type { Address, StoredAttachment, RefusedRecipient } from './mail.ts';
import type { OutboxContent } from './mail.ts';
import { recipients } from './recipients.ts';

/**
 * Every outgoing email with its state. The fillfactor leaves room in pages for HOT updates: a state change stays in the
 * page and touches no index.
 */
export const mails = pgTable(
  'mails',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** Purpose, such as `invitation`. */
    kind: text('kind').notNull(),
    /** Idempotency key of the client: repeating a request sends once. */
    key: text('key'),
    customer_id: uuid('customer_id'),
    location_id: integer('location_id'),
    appointment_id: uuid('appointment_id'),
    /** The contact request that it answers. */
    request_id: uuid('request_id'),
    /** The conversation in which it was written. */
    thread_id: uuid('thread_id'),
    /** The ticket that it is about. */
    ticket_id: uuid('ticket_id'),
    /** Message-IDs of the emails that it answers, the last one directly. */
    answers: jsonb('answers').$type<string[]>().notNull().default([]),
    /** The email that it resends. */
    again_of: uuid('again_of'),
    /** Purpose of a bulk email. */
    purpose: text('purpose').$type<BulkEmailPurpose>(),
    from_name: text('from_name'),
    reply_to: text('reply_to'),
    to: jsonb('to').$type<Address[]>().notNull(),
    cc: jsonb('cc').$type<Address[]>().notNull().default([]),
    bcc: jsonb('bcc').$type<Address[]>().notNull().default([]),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** Contains a code: the content is erased once it is sent. */
    is_secret: boolean('is_secret').notNull().default(false),
    state: text('state').$type<MailState>().notNull().default('queued'),
    /** Why it was not sent. */
    reason: jsonb('reason').$type<JobReason>(),
    /** Recipients that the server refused while it accepted the email for others. */
    refused: jsonb('refused').$type<RefusedRecipient[]>().notNull().default([]),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
    sending_date: moment('sending_date'),
    /** When it was sent, failed, or became unknown. */
    settled_date: moment('settled_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    uniqueIndex('mails_once').on(table.store_id, table.key),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.appointment_id, 'appointments').onDelete('cascade'),
    refersTo(table, table.request_id, 'contact_requests'),
    index('mails_by_date').on(table.store_id, table.created_date, table.id),
    index('mails_by_customer').on(table.store_id, table.customer_id, table.created_date),
    index('mails_by_appointment').on(table.store_id, table.appointment_id, table.created_date),
    index('mails_by_request').on(table.store_id, table.request_id, table.created_date),
    index('mails_by_thread')
      .on(table.store_id, table.thread_id, table.created_date)
      .where(sql`${table.thread_id} is not null`)
      .concurrently(),
    index('mails_failed')
      .on(table.store_id, table.thread_id)
      .where(sql`${table.state} = 'failed' and ${table.thread_id} is not null`)
      .concurrently(),
    index('mails_by_recipient').using('gin', sql`(${recipients(table)})`),
  ],
);

/** Files attached to emails, stored once for all emails that share them. */
export const mailFiles = pgTable(
  'mail_files',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    filename: text('filename').notNull(),
    content_type: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [unique().on(table.store_id, table.id), index('mail_files_by_date').on(table.created_date)],
);

/** Emails kept instead of sent, without MAIL_URL. */
export const outboxMails = pgTable('outbox_mails', {
  id: id().primaryKey(),
  date: moment('date').notNull().defaultNow(),
  mail: jsonb('mail').$type<OutboxContent>().notNull(),
});
