import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders as orderModel } from '../../src/schemas/sales/orders.ts';
import type { OrderAddress } from '../../src/schemas/sales/orders.ts';
import type { PaymentKind } from '../../src/schemas/sales/payments.ts';
import type { DiscountKind, Tax } from '../../src/schemas/sales/price.ts';
import type {
  BalanceKind,
  Delivery,
  LineKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../src/schemas/sales/states.ts';
import type { TaxClass } from '../../src/schemas/sales/taxRates.ts';
import { audit, calendarDay, cents, currency, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { searchKey } from '../core/tables/searchable.ts';

const discounted = () => ({
  discount_kind: text('discount_kind').$type<DiscountKind>().notNull().default('AMOUNT'),
  discount: integer('discount').notNull().default(0),
});
const taxes = () => jsonb('taxes').$type<Tax[]>().notNull().default([]);

/** Orders; their amounts are calculated from the lines on each write. */
export const orders = pgTable(
  'orders',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    order_no: integer('order_no').notNull(),
    location_id: integer('location_id').notNull(),
    order_date: calendarDay('order_date').notNull(),
    channel: text('channel').notNull(),
    delivery: text('delivery').$type<Delivery>().notNull().default('HANDED_OVER'),
    vendor_id: uuid('vendor_id'),
    customer_id: uuid('customer_id'),
    customer_first_name: text('customer_first_name'),
    customer_last_name: text('customer_last_name'),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    is_tax_exempt: boolean('is_tax_exempt').notNull().default(false),
    tax_exempt_number: text('tax_exempt_number'),
    tax_exempt_reason: text('tax_exempt_reason'),
    billing_address: jsonb('billing_address').$type<OrderAddress>(),
    shipping_address: jsonb('shipping_address').$type<OrderAddress>(),
    appointment_id: uuid('appointment_id'),
    exchange_of: uuid('exchange_of'),
    ...discounted(),
    shipping_fee: cents('shipping_fee').notNull().default(0),
    include_tax: boolean('include_tax').notNull().default(false),
    tax_class: text('tax_class').$type<TaxClass>().notNull().default('STANDARD'),
    apply_wholesale: boolean('apply_wholesale').notNull().default(false),
    note: text('note'),
    order_status: text('order_status').$type<OrderStatus>().notNull().default('PENDING'),
    payment_status: text('payment_status').$type<PaymentStatus>().notNull().default('UNPAID'),
    payment_method: text('payment_method').$type<PaymentMethod>(),
    payment_date: moment('payment_date'),
    subtotal: cents('subtotal').notNull(),
    discount_amount: cents('discount_amount').notNull(),
    total_before_tax: cents('total_before_tax').notNull(),
    taxes: taxes(),
    gst_hst: cents('gst_hst').notNull(),
    pst_rst_qst: cents('pst_rst_qst').notNull(),
    total: cents('total').notNull(),
    /** Reductions of the total: returns and price reductions. */
    credited: cents('credited').notNull().default(0),
    shipping_returned: boolean('shipping_returned').notNull().default(false),
    paid: cents('paid').notNull().default(0),
    refunded: cents('refunded').notNull().default(0),
    currency: currency(),
    completed_date: moment('completed_date'),
    ...audit(),
    search: searchColumn(orderModel),
  },
  (table) => [
    searchColumnIndex('orders', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.order_no),
    index('orders_by_date').on(table.store_id, table.order_date, table.order_no),
    index('orders_by_status').on(table.store_id, table.order_status, table.order_no),
    index('orders_by_payment').on(table.store_id, table.payment_status, table.order_no),
    index('orders_by_location').on(table.store_id, table.location_id, table.order_no),
    index('orders_by_customer').on(table.store_id, table.customer_id, table.created_date),
    index('orders_by_vendor').on(table.store_id, table.vendor_id, table.order_no),
    index('orders_by_total').on(table.store_id, table.total, table.order_no),
    /** An appointment has at most one order. */
    uniqueIndex('orders_of_appointment')
      .on(table.store_id, table.appointment_id)
      .where(sql`${table.order_status} not in ('REJECTED', 'CANCELLED')`),
    index('orders_of_exchange')
      .on(table.store_id, table.exchange_of)
      .where(sql`${table.exchange_of} is not null`),
    index('orders_customer_search').using(
      'gin',
      searchKey(table.customer_first_name),
      searchKey(table.customer_last_name),
    ),
    check(
      'orders_add_up',
      sql`${table.total} = ${table.total_before_tax} + ${table.gst_hst} + ${table.pst_rst_qst}`,
    ),
    check(
      'orders_are_paid_once',
      sql`${table.paid} >= ${table.refunded} and ${table.refunded} >= 0 and ${table.total} >= 0`,
    ),
    check('orders_come_back_once', sql`${table.credited} between 0 and ${table.total}`),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.appointment_id, 'appointments'),
    refersTo(table, table.exchange_of, table),
  ],
);

/** Order lines, with the names, terms and amounts at the time of sale. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    order_id: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<LineKind>().notNull(),
    item_id: uuid('item_id'),
    repair_id: uuid('repair_id'),
    addon_id: uuid('addon_id'),
    product_id: uuid('product_id'),
    /** The device on a ticket that the line is for. */
    ticket_device_id: uuid('ticket_device_id'),
    name: text('name').notNull(),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    serials: text('serials').array().notNull().default([]),
    list_price: cents('list_price'),
    unit_price: cents('unit_price').notNull(),
    price_reason: text('price_reason'),
    ...discounted(),
    warranty: integer('warranty'),
    warranty_unit: text('warranty_unit'),
    tax_class: text('tax_class').$type<TaxClass>().notNull().default('STANDARD'),
    staff_id: uuid('staff_id'),
    /** Returned quantity and serials. */
    returned: integer('returned').notNull().default(0),
    returned_serials: text('returned_serials').array().notNull().default([]),
    amount: cents('amount').notNull(),
    discount_amount: cents('discount_amount').notNull(),
    net: cents('net').notNull(),
    taxes: taxes(),
    total: cents('total').notNull(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('order_lines_by_order').on(table.store_id, table.order_id, table.position),
    index('order_lines_by_item').on(table.store_id, table.item_id),
    index('order_lines_by_repair').on(table.store_id, table.repair_id),
    index('order_lines_by_serial')
      .using('gin', table.serials)
      .where(sql`${table.serials} <> '{}'`)
      .concurrently(),
    check(
      'order_lines_are_some',
      sql`${table.quantity} > 0 and ${table.returned} between 0 and ${table.quantity}`,
    ),
    refersTo(table, table.order_id, orders).onDelete('cascade'),
    refersTo(table, table.item_id, 'items'),
    refersTo(table, table.repair_id, 'repairs'),
    refersTo(table, table.addon_id, 'addons'),
    refersTo(table, table.product_id, 'products'),
  ],
);

/** Payments and refunds of orders; only the refunded amount of a payment changes. */
export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    order_id: uuid('order_id').notNull(),
    location_id: integer('location_id').notNull(),
    kind: text('kind').$type<PaymentKind>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    balance: text('balance').$type<BalanceKind>(),
    amount: cents('amount').notNull(),
    refunded: cents('refunded').notNull().default(0),
    tendered: cents('tendered'),
    change: cents('change').notNull().default(0),
    /** For cash: the rounded amount that was paid or returned. */
    cash: cents('cash'),
    reference: text('reference'),
    reason: text('reason'),
    payment_id: uuid('payment_id'),
    register_id: uuid('register_id'),
    currency: currency(),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('payments_by_order').on(table.store_id, table.order_id, table.created_date),
    index('payments_by_date').on(table.store_id, table.created_date, table.id),
    check('payments_are_some', sql`${table.amount} > 0`),
    check('payments_go_back_once', sql`${table.refunded} between 0 and ${table.amount}`),
    refersTo(table, table.order_id, orders),
    refersTo(table, table.payment_id, table),
  ],
);
