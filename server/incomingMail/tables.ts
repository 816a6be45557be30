import {
  bigint,
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
import { sql } from 'drizzle-orm';
import { mailAddresses as addressModel } from '../../src/schemas/inbox/mailAddresses.ts';
import { id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const mailAddresses = storeTable(addressModel, {
  indexes: (table) => [
    index('mail_addresses_by_email').on(table.email!),
    refersTo(table, table.location_id!, 'locations'),
  ],
});

/** A file of a received email: in `mail_files` if it is kept, else its name and size. */
interface StoredFile {
  filename: string;
  bytes: number;
  content_type?: string;
  file_id?: string;
}

/** Emails that arrived, as plain text; those that were sent are `mails`. */
export const receivedMails = pgTable(
  'received_mails',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    thread_id: uuid('thread_id').notNull(),
    location_id: integer('location_id').notNull(),
    /** Of the sender; a mail that arrives again is stored once. */
    message_id: text('message_id').notNull(),
    from: text('from').notNull(),
    from_name: text('from_name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The earlier emails that it repeats. */
    quoted: text('quoted').notNull(),
    /** It was longer than what is kept. */
    is_cut: boolean('is_cut').notNull(),
    is_automatic: boolean('is_automatic').notNull(),
    /** Message-IDs of the emails that it answers, the last one directly. */
    answers: jsonb('answers').$type<string[]>().notNull(),
    files: jsonb('files').$type<StoredFile[]>().notNull(),
    created_date: moment('created_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    uniqueIndex('received_mails_once').on(table.store_id, table.message_id),
    index('received_mails_by_thread').on(table.store_id, table.thread_id, table.created_date),
    refersTo(table, table.thread_id, 'threads'),
  ],
);

/** How far the mailbox of IMAP_URL is read. */
export const mailboxes = pgTable('mailboxes', {
  /** Server, user and folder. */
  name: text('name').primaryKey(),
  /** Changes when the server numbers its messages anew. */
  uid_validity: text('uid_validity').notNull(),
  last_uid: bigint('last_uid', { mode: 'number' }).notNull(),
  read_date: moment('read_date').notNull(),
});
