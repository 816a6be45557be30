import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { smsNumbers as numberModel } from '../../src/schemas/inbox/smsNumbers.ts';
import { textMessages as messageModel } from '../../src/schemas/inbox/textMessages.ts';
import { threads as threadModel } from '../../src/schemas/inbox/threads.ts';
import type { JobReason } from '../../src/schemas/work/jobs.ts';
import { moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const smsNumbers = storeTable(numberModel, {
  indexes: (table) => [
    index('sms_numbers_by_phone').on(table.phone!),
    refersTo(table, table.location_id!, 'locations'),
  ],
});

export const threads = storeTable(threadModel, {
  columns: {
    unread: integer('unread').notNull().default(0),
    /** When a message linked it to its customer, if it began without. */
    linked_date: moment('linked_date'),
    last_text: text('last_text').notNull().default(''),
    last_date: moment('last_date').notNull().defaultNow(),
  },
  indexes: (table) => [
    uniqueIndex('threads_once').on(table.store_id, table.location_id!, table.address!),
    index('threads_by_address').on(table.store_id, table.address!),
    /** What the inbox shows most; they stay small, as most threads are done and read. */
    index('threads_open')
      .on(table.store_id, table.last_date!, table.id)
      .where(sql`${table.state} = 'OPEN'`)
      .concurrently(),
    index('threads_open_by_assignee')
      .on(table.store_id, table.assignee_id!, table.last_date!, table.id)
      .where(sql`${table.state} = 'OPEN'`)
      .concurrently(),
    index('threads_unread')
      .on(table.store_id, table.last_date!, table.id)
      .where(sql`${table.unread} > 0`)
      .concurrently(),
    index('threads_by_state').on(table.store_id, table.location_id!, table.state!, table.last_date!),
    refersTo(table, table.location_id!, 'locations'),
    refersTo(table, table.ticket_id!, 'tickets'),
  ],
});

export const textMessages = storeTable(messageModel, {
  columns: {
    reason: jsonb('reason').$type<JobReason>(),
    /** The provider's id; a repeated webhook finds its message by it. */
    provider_id: text('provider_id'),
    /** Confirms STOP or START, so that it is sent to a number that stopped. */
    is_confirmation: boolean('is_confirmation').notNull().default(false),
    sending_date: moment('sending_date'),
    state_date: moment('state_date').notNull().defaultNow(),
    created_date: moment('created_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  indexes: (table) => [
    index('text_messages_by_thread').on(table.store_id, table.thread_id!, table.created_date!),
    refersTo(table, table.thread_id!, threads),
    index('text_messages_failed')
      .on(table.store_id, table.thread_id!)
      .where(sql`${table.state} = 'FAILED'`)
      .concurrently(),
    uniqueIndex('text_messages_by_provider').on(table.store_id, table.provider_id!),
    index('text_messages_by_provider_id').on(table.provider_id!),
  ],
});

/**
 * Who asked for no more messages, and who wants them again; the last row of a number counts, and none is changed. The
 * number is hashed, so that the wish outlives the erasure of its customer.
 */
export const smsOptOuts = pgTable(
  'sms_opt_outs',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: ofStore(),
    /** SHA-256 of the number as E.164, in hexadecimal digits. */
    address_hash: text('address_hash').notNull(),
    is_stopped: boolean('is_stopped').notNull(),
    message_id: uuid('message_id'),
    created_date: moment('created_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('sms_opt_outs_by_address').on(table.store_id, table.address_hash, table.id)],
);

/** Messages that the bundled provider keeps instead of sending them. */
export const sampleSms = pgTable(
  'sample_sms',
  {
    id: text('id').primaryKey(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    date: moment('date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('sample_sms_by_date').on(table.date)],
);
