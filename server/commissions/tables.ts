import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Commission } from '../../src/schemas/commissions/commissions.ts';
import type { RateKind, RuleKind } from '../../src/schemas/commissions/earning.ts';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import { audit, id, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';
import { locations } from '../locations/tables.ts';
import { orders } from '../sales/tables.ts';
import { staff } from '../staff/tables.ts';
import { transactions } from '../wallet/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();
const rated = () => ({
  rate_kind: text('rate_kind').$type<RateKind>().notNull(),
  rate: integer('rate').notNull(),
});

/** Only added to; a trigger sees to it. */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    staff_id: uuid('staff_id'),
    role: text('role'),
    kind: text('kind').$type<RuleKind>().notNull(),
    ...rated(),
    valid_from: date('valid_from', { mode: 'string' }).notNull(),
    note: text('note'),
    currency: text('currency').notNull().default('CAD'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('commission_rules_by_day').on(table.store_id, table.valid_from, table.id),
    check('commission_rules_are_of_one', sql`(${table.staff_id} is null) <> (${table.role} is null)`),
    foreignKey({
      columns: [table.store_id, table.staff_id],
      foreignColumns: [staff.store_id, staff.id],
    }),
  ],
);

/** What lines of orders earned, and what of it was taken back. Only added to; a trigger sees to it. */
export const commissions = pgTable(
  'commissions',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    event: text('event').$type<Commission['event']>().notNull(),
    staff_id: uuid('staff_id').notNull(),
    location_id: integer('location_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    month: text('month')
      .notNull()
      .generatedAlwaysAs(
        sql`extract(year from day)::text || '-' || lpad(extract(month from day)::text, 2, '0')`,
      ),
    order_id: uuid('order_id').notNull(),
    order_no: integer('order_no').notNull(),
    order_line_id: uuid('order_line_id').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    net: cents('net'),
    rule_id: uuid('rule_id').notNull(),
    ...rated(),
    amount: cents('amount'),
    currency: text('currency').notNull().default('CAD'),
    transaction_id: uuid('transaction_id').notNull(),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('commissions_by_day').on(table.store_id, table.day, table.id),
    index('commissions_by_person').on(table.store_id, table.staff_id, table.month, table.day),
    index('commissions_by_month').on(table.store_id, table.month, table.location_id),
    index('commissions_by_order').on(table.store_id, table.order_id),
    index('commissions_by_amount').on(table.store_id, table.amount, table.id),
    check('commissions_are_some', sql`${table.amount} <> 0`),
    foreignKey({
      columns: [table.store_id, table.staff_id],
      foreignColumns: [staff.store_id, staff.id],
    }),
    foreignKey({
      columns: [table.store_id, table.location_id],
      foreignColumns: [locations.store_id, locations.id],
    }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }),
    foreignKey({
      columns: [table.store_id, table.rule_id],
      foreignColumns: [commissionRules.store_id, commissionRules.id],
    }),
    foreignKey({
      columns: [table.store_id, table.transaction_id],
      foreignColumns: [transactions.store_id, transactions.id],
    }),
  ],
);
