import { index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RuleChannel } from '../../src/schemas/messageRules/events.ts';
import { messageRules as ruleModel } from '../../src/schemas/messageRules/messageRules.ts';
import { messageTemplates as templateModel } from '../../src/schemas/messageRules/messageTemplates.ts';
import { ticketMessages as messageModel } from '../../src/schemas/messageRules/ticketMessages.ts';
import { moment } from '../core/tables/columns.ts';
import { refersTo } from '../core/tables/references.ts';
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
