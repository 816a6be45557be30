import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Commission } from '../../src/schemas/commissions/commissions.ts';
import type { RateKind, RuleKind } from '../../src/schemas/commissions/earning.ts';
import type { LineKind } from '../../src/schemas/sales/states.ts';
import { audit, calendarDay, cents, currency, id } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';

const rated = () => ({
  rate_kind: text('rate_kind').$type<RateKind>().notNull(),
  rate: integer('rate').notNull(),
});

/** Append-only, enforced by a trigger. */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    staff_id: uuid('staff_id'),
    role: text('role'),
    kind: text('kind').$type<RuleKind>().notNull(),
    ...rated(),
    valid_from: calendarDay('valid_from').notNull(),
    note: text('note'),
    currency: currency(),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('commission_rules_by_day').on(table.store_id, table.valid_from, table.id),
    check('commission_rules_are_of_one', sql`(${table.staff_id} is null) <> (${table.role} is null)`),
    refersTo(table, table.staff_id, 'staff'),
  ],
);

/** Commissions earned by order lines, and their reversals. Append-only, enforced by a trigger. */
export const commissions = pgTable(
  'commissions',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    event: text('event').$type<Commission['event']>().notNull(),
    staff_id: uuid('staff_id').notNull(),
    location_id: integer('location_id').notNull(),
    day: calendarDay('day').notNull(),
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
    net: cents('net').notNull(),
    rule_id: uuid('rule_id').notNull(),
    ...rated(),
    amount: cents('amount').notNull(),
    currency: currency(),
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
    refersTo(table, table.staff_id, 'staff'),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.order_id, 'orders'),
    refersTo(table, table.rule_id, commissionRules),
    refersTo(table, table.transaction_id, 'transactions'),
  ],
);
