import { dayIn } from '../../../src/schemas/days.ts';
import { paymentStatusOf } from '../../../src/schemas/sales/amountDue.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { type orderLines, type orders, priced, type PricedLine } from '../../sales/index.ts';
import type { Sale } from './plan.ts';

/** An order with its priced lines and payments. */
export interface Made {
  sale: Sale;
  order: Order & { id: string; order_no: number };
  lines: PricedLine[];
  day: string;
  paid: number;
}

/** Builds completed orders, numbered by date. */
export function makeOrders(sales: Sale[], firstNumber: number): Made[] {
  return sales
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((sale, index) => {
      const { place, seller, buyer, lines: sold, id, appointment_id, at } = sale;
      const day = dayIn(place.timezone, at);
      const draft = {
        id,
        order_no: firstNumber + index,
        location_id: place.id,
        order_date: day,
        channel: 'IN_STORE',
        vendor_id: seller.id,
        ...buyer,
        billing_address: null,
        shipping_address: null,
        appointment_id,
        discount_kind: 'AMOUNT',
        discount: 0,
        shipping_fee: 0,
        include_tax: false,
        tax_class: 'STANDARD',
        apply_wholesale: false,
        note: null,
        order_status: 'COMPLETED',
        credited: 0,
        refunded: 0,
        currency: 'CAD',
        completed_date: at.toISOString(),
      } as unknown as Order & { id: string; order_no: number };
      const own = sold.map((one) => ({ ...one, staff_id: one.staff_id ?? seller.id }));
      const { lines, sums } = priced(draft, own, { location: place, store: {} }, day);
      // Without a customer nothing can stay due.
      const part = buyer.customer_id ? sale.paid : 'ALL';
      const paid = { ALL: sums.total, HALF: Math.floor(sums.total / 2), NONE: 0 }[part];
      return { sale, order: { ...draft, ...sums, lines, paid }, lines, day, paid };
    });
}

/** The rows of the order and its lines. */
export function rowsOf({ sale, order, lines, paid }: Made, store_id: string) {
  const { lines: _, ...rest } = order;
  const audit = {
    created_by: sale.seller.id,
    created_date: new Date(sale.at.getTime() - 8 * 60_000),
    modified_by: sale.seller.id,
    modified_date: sale.at,
  };
  return {
    order: {
      ...rest,
      store_id,
      payment_status: paymentStatusOf(order),
      payment_method: paid > 0 ? sale.method : null,
      payment_date: paid > 0 ? sale.at : null,
      ...audit,
    } as unknown as typeof orders.$inferInsert,
    lines: lines.map((line, position) => ({
      ...line,
      store_id,
      order_id: order.id,
      position,
    })) as (typeof orderLines.$inferInsert)[],
  };
}
