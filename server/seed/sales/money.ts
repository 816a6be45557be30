import { roundToCash } from '../../../src/schemas/money.ts';
import { moneyEntries, type payments, saleEntries } from '../../sales/index.ts';
import type { soldLines } from '../../reports/index.ts';
import { uuidOf } from '../random.ts';
import type { Ledger } from './ledger.ts';
import type { Made } from './orders.ts';

type Payment = typeof payments.$inferInsert;

/** Builds the payments of an order at a register, and posts them to the ledger. */
export function paymentsOf(
  ledger: Ledger,
  { sale, order, day, paid }: Made,
  store_id: string,
  register_id: string | null,
): Payment[] {
  if (paid === 0) return [];
  const { place, seller, method, at } = sale;
  const { customer_id, id: order_id } = order;
  const id = uuidOf(`${order_id}/payment`);
  const money = { method, balance: null, register_id };
  const by = seller.id;
  ledger.note({
    name: `${id}/noted`,
    kind: 'PAYMENT',
    at,
    by,
    day,
    location_id: place.id,
    customer_id,
    order_id,
    payment_id: id,
    register_id,
    entries: moneyEntries(money, customer_id, paid),
  });
  const tendered = method === 'CASH' ? 500 * Math.ceil(paid / 500) : null;
  return [
    {
      id,
      store_id,
      order_id,
      location_id: place.id,
      kind: 'PAYMENT',
      ...money,
      amount: paid,
      tendered,
      change: tendered === null ? 0 : tendered - roundToCash(paid),
      reference: method === 'POS' ? uuidOf(`${id}/terminal`).slice(0, 8).toUpperCase() : null,
      created_by: by,
      created_date: at,
      modified_by: by,
      modified_date: at,
    },
  ];
}

/**
 * Posts an order completed at a register to the ledger, and returns its rows for the reports; `costs` are those of
 * items.
 */
export function saleOf(
  ledger: Ledger,
  { sale, order, lines, day }: Made,
  store_id: string,
  costs: Map<string, number | null>,
  register_id: string | null,
): (typeof soldLines.$inferInsert)[] {
  const { id: order_id, location_id, vendor_id, customer_id } = order;
  ledger.note({
    name: `${order_id}/sale`,
    kind: 'SALE',
    at: sale.at,
    by: sale.seller.id,
    day,
    location_id,
    order_id,
    customer_id,
    register_id,
    entries: saleEntries(order),
  });
  return lines.map(({ kind, item_id, repair_id, addon_id, staff_id, quantity, net }, index) => {
    const cost = costs.get(item_id ?? '') ?? null;
    return {
      store_id,
      order_id,
      day,
      location_id,
      kind,
      item_id,
      repair_id,
      addon_id,
      vendor_id,
      staff_id,
      orders: index === 0 ? 1 : 0,
      quantity,
      net,
      cost: cost === null ? null : cost * quantity,
    };
  });
}
