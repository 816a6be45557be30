import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { estimates as model } from '../../src/schemas/estimates/estimates.ts';
import type { OptionAmounts } from '../../src/schemas/estimates/options.ts';
import type { Answer, AnswerChannel } from '../../src/schemas/estimates/states.ts';
import type { Strokes } from '../../src/schemas/tickets/signatures.ts';
import { id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';
import type { Offer } from './offer.ts';

export const estimates = storeTable(model, {
  columns: {
    amounts: jsonb('amounts').$type<OptionAmounts[]>().notNull().default([]),
    sent_date: moment('sent_date'),
  },
  indexes: (table) => [
    refersTo(table, table.ticket_id!, 'tickets'),
    refersTo(table, table.quote_id!, 'appointments'),
    refersTo(table, table.location_id!, 'locations'),
    unique('estimates_version').on(table.store_id, table.ticket_id!, table.version!),
    uniqueIndex('estimates_version_of_quote')
      .on(table.store_id, table.quote_id!, table.version!)
      .concurrently(),
    /** One version of a ticket or quote is approved, and one is written at a time. */
    uniqueIndex('estimates_approved')
      .on(table.store_id, table.ticket_id!)
      .where(sql`${table.state} = 'APPROVED'`),
    uniqueIndex('estimates_draft')
      .on(table.store_id, table.ticket_id!)
      .where(sql`${table.state} = 'DRAFT'`),
    uniqueIndex('estimates_approved_of_quote')
      .on(table.store_id, table.quote_id!)
      .where(sql`${table.state} = 'APPROVED'`)
      .concurrently(),
    uniqueIndex('estimates_draft_of_quote')
      .on(table.store_id, table.quote_id!)
      .where(sql`${table.state} = 'DRAFT'`)
      .concurrently(),
  ],
});

/** What customers answered, with what they answered to; only added to, until the customer is erased. */
export const estimateAnswers = pgTable(
  'estimate_answers',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    estimate_id: uuid('estimate_id').notNull(),
    answer: text('answer').$type<Answer>().notNull(),
    option: integer('option'),
    name: text('name').notNull(),
    text: text('text'),
    /** The drawn signature; null: the name was only typed, or said. */
    strokes: jsonb('strokes').$type<Strokes>(),
    channel: text('channel').$type<AnswerChannel>().notNull(),
    ip: text('ip'),
    /** What was seen. */
    offer: jsonb('offer').$type<Offer>().notNull(),
    /** SHA-256 of the answer, and what it is made of. */
    hash: text('hash').notNull(),
    hash_version: integer('hash_version').notNull().default(1),
    /** The staff member who wrote it down; null: the customer's own page. */
    created_by: text('created_by'),
    created_date: moment('created_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('estimate_answers_by_estimate').on(table.store_id, table.estimate_id, table.created_date),
    refersTo(table, table.estimate_id, estimates),
  ],
);
