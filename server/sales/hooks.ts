import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import { normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { capturedAmount, amountDue, paymentStatusOf } from '../../src/schemas/sales/amountDue.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks, RowValues } from '../core/records/entity.ts';
import { parallel } from '../core/parallel.ts';
import { hasNumber, nextNumber } from '../inventory/index.ts';
import { bookingErrors, quoteOf } from './booking.ts';
import { buyerOf } from './buyer.ts';
import { readSold, settleLines } from './lines/settle.ts';
import { linesOf, storeLines } from './lines/store.ts';
import { taxContext, priced, type PricedLine } from './priced.ts';
import type { Sales } from './sales.ts';
import { orderSteps } from './steps.ts';
import { reserve } from './stock.ts';
import { orderLines, orders } from './tables.ts';

type PricedOrder = RowValues<Order> & { lines: PricedLine[] };

/** Orders: lines, totals, reservations and steps (contract 3 §2.1). */
export const orderHooks = (sales: Sales): Hooks<Order, PricedOrder> => ({
  filters: {
    order_no: (_, text) => hasNumber(orders.order_no, text),
    serial: (scope, text) => {
      const { order_id, serials } = orderLines;
      const isOnLine = and(ne(serials, sql`'{}'`), arrayContains(serials, [normalizeSerial(String(text))]));
      return eq(orders.id, scope.any(orderLines, order_id, isOnLine));
    },
  },

  fields: (own) => ({ lines: linesOf(own), quote_id: quoteOf(own) }),

  complete: async (_, records) => {
    for (const record of records) record.due = amountDue(record);
  },

  beforeWrite: async (writing, sent, before) => {
    const { scope, who } = writing;
    const [place, errors, buyer, sold] = await parallel([
      taxContext(scope, sent.location_id),
      bookingErrors(writing, sent, before),
      buyerOf(scope, sent, before),
      readSold(scope, sent),
    ]);
    if (!before && place.is_voided) errors.push({ path: '/location_id', code: 'reference' });
    if (before && before.customer_id !== sent.customer_id && capturedAmount(before) > 0)
      errors.push({ path: '/customer_id', code: 'const' });
    if (errors.length > 0) throw invalid(errors);
    const settled = {
      ...buyer,
      vendor_id: sent.vendor_id ?? before?.vendor_id ?? who.staff_id,
      order_date: before?.order_date ?? place.today,
      id: sent.id ?? randomUUID(),
    };
    const order = { ...sent, ...settled };
    const settledLines = settleLines(who, order, before, sold);
    const { lines, sums } = priced(order, settledLines, place.rules, order.order_date);
    const paid = { credited: 0, paid: 0, refunded: 0, ...before, total: sums.total };
    if (sums.total < capturedAmount(paid)) throw invalid([{ path: '/lines', code: 'below_paid' }]);
    await reserve(sales, writing, { ...order, lines }, before?.lines);
    const payment_status = paymentStatusOf({ order_status: 'PENDING', ...paid });
    return {
      ...settled,
      ...sums,
      lines,
      payment_status,
      ...(!before && { order_no: await nextNumber(scope, orders) }),
    };
  },

  afterWrite: async ({ scope }, { id }, stored, result) => {
    if (result) await storeLines(scope, id, result.lines, { isNew: !stored });
  },

  steps: orderSteps(sales),
});
