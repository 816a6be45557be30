import { asc, inArray } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import { orders as model } from '../../../src/schemas/sales/orders.ts';
import { groupBy } from '../../core/groupBy.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import { staffNames } from '../../staff/index.ts';
import { readStore } from '../../store/index.ts';
import { orderLines, orders, payments } from '../tables.ts';

/**
 * Returns the data of invoices and receipts, in the order of the ids; throws if the caller, null the system, may not see
 * an order.
 */
export async function documentData(scope: Scope, who: Who | null, ids: string[]) {
  const rows = await scope.select(orders, orderColumns, { where: inArray(orders.id, ids) });
  const found = new Map(rows.map((row) => [row.id, row]));
  const asked = ids.map((id) => found.get(id));
  if (!asked.every((order) => order !== undefined)) throw notFound();
  if (who && asked.some((order) => can(who, 'one', model, order) !== true)) throw forbidden();
  const [store, lines, money, places, vendors] = await Promise.all([
    readStore(scope),
    scope.select(orderLines, lineColumns, {
      where: inArray(orderLines.order_id, ids),
      orderBy: [asc(orderLines.position)],
    }),
    scope.select(payments, paymentColumns, {
      where: inArray(payments.order_id, ids),
      orderBy: [asc(payments.created_date), asc(payments.id)],
    }),
    scope.select(locations, locationColumns, {
      where: inArray(
        locations.id,
        asked.map(({ location_id }) => location_id),
      ),
    }),
    staffNames(
      scope,
      asked.map(({ vendor_id }) => vendor_id),
    ),
  ]);
  const linesOf = groupBy(lines, ({ order_id }) => order_id);
  const paymentsOf = groupBy(money, ({ order_id }) => order_id);
  return asked.map((order) => ({
    order,
    store,
    location: places.find(({ id }) => id === order.location_id)!,
    vendor: vendors.get(order.vendor_id ?? '') ?? null,
    lines: linesOf.get(order.id) ?? [],
    payments: standing(paymentsOf.get(order.id) ?? []),
  }));
}

export type DocumentData = Awaited<ReturnType<typeof documentData>>[number];

/** Removes voided payments. */
function standing<P extends { id: string; kind: string; payment_id: string | null }>(all: P[]): P[] {
  const reversed = new Set(all.flatMap(({ kind, payment_id }) => (kind === 'REVERSAL' ? [payment_id] : [])));
  return all.filter(({ id, kind }) => kind !== 'REVERSAL' && !reversed.has(id));
}

const orderColumns = {
  id: orders.id,
  order_no: orders.order_no,
  order_date: orders.order_date,
  order_status: orders.order_status,
  location_id: orders.location_id,
  vendor_id: orders.vendor_id,
  customer_first_name: orders.customer_first_name,
  customer_last_name: orders.customer_last_name,
  customer_email: orders.customer_email,
  customer_phone: orders.customer_phone,
  billing_address: orders.billing_address,
  shipping_address: orders.shipping_address,
  include_tax: orders.include_tax,
  is_tax_exempt: orders.is_tax_exempt,
  tax_exempt_number: orders.tax_exempt_number,
  tax_exempt_reason: orders.tax_exempt_reason,
  subtotal: orders.subtotal,
  discount_amount: orders.discount_amount,
  shipping_fee: orders.shipping_fee,
  total_before_tax: orders.total_before_tax,
  taxes: orders.taxes,
  total: orders.total,
  credited: orders.credited,
  paid: orders.paid,
  refunded: orders.refunded,
  currency: orders.currency,
};

const lineColumns = {
  order_id: orderLines.order_id,
  name: orderLines.name,
  sku: orderLines.sku,
  quantity: orderLines.quantity,
  returned: orderLines.returned,
  serials: orderLines.serials,
  unit_price: orderLines.unit_price,
  amount: orderLines.amount,
  discount_amount: orderLines.discount_amount,
  warranty: orderLines.warranty,
  warranty_unit: orderLines.warranty_unit,
};

const paymentColumns = {
  id: payments.id,
  order_id: payments.order_id,
  kind: payments.kind,
  method: payments.method,
  balance: payments.balance,
  amount: payments.amount,
  tendered: payments.tendered,
  change: payments.change,
  cash: payments.cash,
  reference: payments.reference,
  payment_id: payments.payment_id,
  created_date: payments.created_date,
};

const locationColumns = {
  id: locations.id,
  name: locations.location_name,
  phone: locations.phone,
  email: locations.email,
  address_1: locations.address_1,
  address_2: locations.address_2,
  city: locations.city,
  state: locations.state,
  postcode: locations.postcode,
  country: locations.country,
  timezone: locations.timezone,
};
