import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, storeId } from '../core/tables/columns.ts';
import { refersTo } from '../core/tables/references.ts';

/** Links to status pages of tickets, or to the estimate of a quote; any number of one are valid at once. */
export const statusLinks = pgTable(
  'status_links',
  {
    store_id: storeId(),
    /** Hash of the token. */
    token: text('token').notNull(),
    /** Null: of a quote that is no ticket yet. */
    ticket_id: uuid('ticket_id'),
    quote_id: uuid('quote_id'),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
    /** Set on links that the look-up makes, and on those of quotes until they are tickets. */
    expires_date: moment('expires_date'),
    ended_date: moment('ended_date'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.token] }),
    index('status_links_by_ticket').on(table.store_id, table.ticket_id),
    index('status_links_by_quote').on(table.store_id, table.quote_id).concurrently(),
    refersTo(table, table.ticket_id, 'tickets'),
    refersTo(table, table.quote_id, 'appointments'),
  ],
);
