import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentAttempts as attemptModel } from '../../src/schemas/onlinePayments/paymentAttempts.ts';
import type { PaymentWay } from '../../src/schemas/onlinePayments/settings.ts';
import { openAttemptStates, type SessionState } from '../../src/schemas/onlinePayments/states.ts';
import { cents, currency, moment } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

const openStates = sql.raw(openAttemptStates.map((state) => `'${state}'`).join(', '));

export const paymentAttempts = storeTable(attemptModel, {
  columns: {
    session_id: text('session_id'),
    /** Where the customer pays, while the session is open. */
    session_url: text('session_url'),
    state_date: moment('state_date').notNull().defaultNow(),
  },
  indexes: (table) => [
    uniqueIndex('payment_attempts_open')
      .on(table.store_id, table.ticket_id!)
      .where(sql`${table.state!} in (${openStates})`),
    index('payment_attempts_by_ticket').on(table.store_id, table.ticket_id!, table.created_date!),
    refersTo(table, table.ticket_id!, 'tickets'),
    refersTo(table, table.order_id!, 'orders'),
  ],
});

/** How a store is paid by link; a store without a row is not. Keys are encrypted. */
export const onlinePaymentSettings = pgTable(
  'online_payment_settings',
  {
    store_id: ofStore(),
    way: text('way').$type<PaymentWay>().notNull(),
    address: text('address').notNull().default(''),
    key: text('key'),
    webhook_secret: text('webhook_secret'),
    modified_by: text('modified_by'),
    modified_date: moment('modified_date').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.store_id] })],
);

/** Deposits that staff members asked for. */
export const askedDeposits = pgTable(
  'asked_deposits',
  {
    store_id: ofStore(),
    ticket_id: uuid('ticket_id').notNull(),
    amount: cents('amount').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.ticket_id] }),
    refersTo(table, table.ticket_id, 'tickets'),
  ],
);

/** Sessions of the bundled provider. */
export const samplePayments = pgTable(
  'sample_payments',
  {
    store_id: ofStore(),
    id: text('id').notNull(),
    key: uuid('key').notNull(),
    amount: cents('amount').notNull(),
    currency: currency(),
    description: text('description').notNull(),
    return_url: text('return_url').notNull(),
    state: text('state').$type<SessionState>().notNull().default('OPEN'),
    expires_date: moment('expires_date').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('sample_payments_by_key').on(table.store_id, table.key),
    index('sample_payments_by_date').on(table.store_id, table.created_date),
  ],
);
