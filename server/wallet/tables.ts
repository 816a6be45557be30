import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
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
import { audit, id, moment, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';
import { customers } from '../customers/tables.ts';
import { locations } from '../locations/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** A till, from its opening to its closing. */
export const registers = pgTable(
  'registers',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    number: integer('number').notNull(),
    location_id: integer('location_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<'OPEN' | 'CLOSED'>().notNull().default('OPEN'),
    float: cents('float').notNull(),
    /** What had to be in it when it was closed, and was. */
    closed_with: cents('closed_with'),
    counted: cents('counted'),
    difference: cents('difference'),
    denominations: jsonb('denominations').$type<Denominations>(),
    note: text('note'),
    currency: text('currency').notNull().default('CAD'),
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
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
  ],
);

/** What was noted in the ledger at once. Only added to; a trigger sees to it. */
export const transactions = pgTable(
  'transactions',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    kind: text('kind').$type<TransactionKind>().notNull(),
    location_id: integer('location_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull().default('CAD'),
    customer_id: uuid('customer_id'),
    order_id: uuid('order_id'),
    payment_id: uuid('payment_id'),
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
    /** Nothing is taken back twice. */
    uniqueIndex('transactions_reversed_once').on(table.store_id, table.reversal_of),
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
    foreignKey({
      columns: [table.store_id, table.customer_id],
      foreignColumns: [customers.store_id, customers.id],
    }),
    foreignKey({
      columns: [table.store_id, table.register_id],
      foreignColumns: [registers.store_id, registers.id],
    }),
    foreignKey({
      columns: [table.store_id, table.reversal_of],
      foreignColumns: [table.store_id, table.id],
    }),
  ],
);

/**
 * Debits (positive) and credits of transactions. Those of one are added by one statement, after which a trigger finds
 * that they are nought together. Day, location and what it is of stand here too, for reports read this alone.
 */
export const entries = pgTable(
  'entries',
  {
    store_id: storeId(),
    transaction_id: uuid('transaction_id').notNull(),
    position: integer('position').notNull(),
    account: text('account').$type<Account>().notNull(),
    amount: cents('amount').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    location_id: integer('location_id').notNull(),
    /** Whose balance it changes, and which till's cash. */
    customer_id: uuid('customer_id'),
    register_id: uuid('register_id'),
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
    foreignKey({
      columns: [table.store_id, table.transaction_id],
      foreignColumns: [transactions.store_id, transactions.id],
    }),
    foreignKey({
      columns: [table.store_id, table.customer_id],
      foreignColumns: [customers.store_id, customers.id],
    }),
    foreignKey({
      columns: [table.store_id, table.register_id],
      foreignColumns: [registers.store_id, registers.id],
    }),
  ],
);

/** What the store owes customers: the sums of their entries, kept in the same transaction. */
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
    foreignKey({
      columns: [table.store_id, table.customer_id],
      foreignColumns: [customers.store_id, customers.id],
    }),
  ],
);
