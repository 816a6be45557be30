import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BalanceKind } from '../../src/schemas/sales/states.ts';
import type { Account, TransactionKind } from '../../src/schemas/wallet/accounts.ts';
import type { Denominations } from '../../src/schemas/wallet/registers.ts';
import { audit, calendarDay, cents, currency, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';

/** Register sessions, from opening to closing. */
export const registers = pgTable(
  'registers',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    number: integer('number').notNull(),
    location_id: integer('location_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<'OPEN' | 'CLOSED'>().notNull().default('OPEN'),
    float: cents('float').notNull(),
    /** Expected and counted cash at closing. */
    closed_with: cents('closed_with'),
    counted: cents('counted'),
    difference: cents('difference'),
    denominations: jsonb('denominations').$type<Denominations>(),
    note: text('note'),
    currency: currency(),
    opened_by: text('opened_by'),
    closed_by: text('closed_by'),
    closed_date: moment('closed_date'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    uniqueIndex('registers_open_once')
      .on(table.store_id, table.location_id, sql`lower(${table.name})`)
      .where(sql`${table.state} = 'OPEN'`),
    index('registers_by_location').on(table.store_id, table.location_id, table.number),
    refersTo(table, table.location_id, 'locations'),
  ],
);

/** Ledger transactions. Append-only, enforced by a trigger. */
export const transactions = pgTable(
  'transactions',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    location_id: integer('location_id').notNull(),
    day: calendarDay('day').notNull(),
    amount: cents('amount').notNull(),
    currency: currency(),
    customer_id: uuid('customer_id'),
    order_id: uuid('order_id'),
    payment_id: uuid('payment_id'),
    /** The register at which it was done: its report sums these. */
    register_id: uuid('register_id'),
    trade_request_id: uuid('trade_request_id'),
    reversal_of: uuid('reversal_of'),
    reason: text('reason'),
    note: text('note'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('transactions_by_date').on(table.store_id, table.created_date, table.id),
    index('transactions_by_day').on(table.store_id, table.day, table.id),
    index('transactions_by_kind').on(table.store_id, table.kind, table.created_date),
    index('transactions_by_location').on(table.store_id, table.location_id, table.created_date),
    index('transactions_by_order').on(table.store_id, table.order_id),
    index('transactions_by_customer').on(table.store_id, table.customer_id, table.created_date),
    index('transactions_by_register').on(table.store_id, table.register_id, table.created_date),
    index('transactions_by_person').on(table.store_id, table.created_by, table.created_date),
    /** A transaction is reversed at most once. */
    uniqueIndex('transactions_reversed_once').on(table.store_id, table.reversal_of),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.register_id, registers),
    refersTo(table, table.reversal_of, table),
  ],
);

/**
 * Debits (positive) and credits of transactions. All entries of a transaction are inserted by one statement, after
 * which a trigger checks that they sum to 0. Day, location and source are duplicated here, because reports read only
 * this table.
 */
export const entries = pgTable(
  'entries',
  {
    store_id: storeId(),
    transaction_id: uuid('transaction_id').notNull(),
    position: integer('position').notNull(),
    account: text('account').$type<Account>().notNull(),
    amount: cents('amount').notNull(),
    day: calendarDay('day').notNull(),
    location_id: integer('location_id').notNull(),
    /** The customer whose balance changes, and the register whose cash changes. */
    customer_id: uuid('customer_id'),
    register_id: uuid('register_id'),
    /** For taxes: the province for which they are levied, if not the location's own. */
    state: text('state'),
  },
  (table) => [
    primaryKey({ columns: [table.transaction_id, table.position] }),
    index('entries_by_day').on(table.store_id, table.day, table.account, table.location_id, table.amount),
    index('entries_by_register')
      .on(table.store_id, table.register_id)
      .where(sql`${table.register_id} is not null`),
    index('entries_by_customer')
      .on(table.store_id, table.customer_id, table.account)
      .where(sql`${table.customer_id} is not null`),
    check('entries_are_some', sql`${table.amount} <> 0`),
    refersTo(table, table.transaction_id, transactions),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.register_id, registers),
  ],
);

/** Customer balances: the sums of their entries, updated in the same transaction. */
export const balances = pgTable(
  'balances',
  {
    store_id: storeId(),
    customer_id: uuid('customer_id').notNull(),
    kind: text('kind').$type<BalanceKind>().notNull(),
    amount: cents('amount').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customer_id, table.kind] }),
    check('balances_are_no_debts', sql`${table.amount} >= 0`),
    refersTo(table, table.customer_id, 'customers'),
  ],
);
