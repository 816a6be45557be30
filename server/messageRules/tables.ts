import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingEvent, MessageChannel, RuleChannel } from '../../src/schemas/messageRules/events.ts';
import { messageRules as ruleModel } from '../../src/schemas/messageRules/messageRules.ts';
import { messageTemplates as templateModel } from '../../src/schemas/messageRules/messageTemplates.ts';
import { ticketMessages as messageModel } from '../../src/schemas/messageRules/ticketMessages.ts';
import type { MessageState, NotSentReason } from '../../src/schemas/messageRules/told.ts';
import { audit, id, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const messageTemplates = storeTable(templateModel);

export const messageRules = storeTable(ruleModel, {
  indexes: (table) => [
    /** An event has one rule of all locations, and one of each. */
    unique('message_rules_once').on(table.store_id, table.event!, table.location_id!).nullsNotDistinct(),
    refersTo(table, table.location_id!, 'locations'),
  ],
});

export const ticketMessages = storeTable(messageModel, {
  columns: {
    /** How the rule wants to tell it. */
    wanted: text('wanted').$type<RuleChannel>().notNull(),
    subject: text('subject'),
    /** Which of several things of the ticket it tells of; empty: there is one. */
    about: text('about').notNull().default(''),
    due_date: moment('due_date').notNull().defaultNow(),
  },
  indexes: (table) => [
    /** A ticket's customer is told of an event once, of each thing that it is about. */
    uniqueIndex('ticket_messages_once_of_each')
      .on(table.store_id, table.ticket_id!, table.event!, table.about!)
      .concurrently(),
    index('ticket_messages_by_location').on(table.store_id, table.location_id!, table.created_date!),
    refersTo(table, table.ticket_id!, 'tickets'),
    refersTo(table, table.location_id!, 'locations'),
  ],
});

/** What rules told the customers of appointments and quotes, or why not. */
export const appointmentMessages = pgTable(
  'appointment_messages',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    appointment_id: uuid('appointment_id').notNull(),
    location_id: integer('location_id').notNull(),
    event: text('event').$type<BookingEvent>().notNull(),
    /** Day, place and times that it tells of; of a quote the id of the estimate. */
    about: text('about').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    /** How the rule wants to tell it, and how it is told. */
    wanted: text('wanted').$type<RuleChannel>().notNull(),
    channel: text('channel').$type<MessageChannel>(),
    reason: text('reason').$type<NotSentReason>(),
    language: text('language').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    ...audit(),
    state_date: moment('state_date').notNull().defaultNow(),
    due_date: moment('due_date').notNull().defaultNow(),
  },
  (table) => [
    index('appointment_messages_by_appointment')
      .on(table.store_id, table.appointment_id, table.created_date)
      .concurrently(),
    index('appointment_messages_by_location')
      .on(table.store_id, table.location_id, table.created_date)
      .concurrently(),
    uniqueIndex('appointment_messages_by_id').on(table.store_id, table.id).concurrently(),
    refersTo(table, table.appointment_id, 'appointments').onDelete('cascade'),
    refersTo(table, table.location_id, 'locations'),
  ],
);
