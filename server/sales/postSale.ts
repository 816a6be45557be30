import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Scope } from '../core/scope.ts';
import { post, type EntryLine } from '../wallet/ledger.ts';

/** What is owed for an order, and what of that is earned, taxes, or somebody's gift balance. */
export function saleEntries(order: Order): EntryLine[] {
  const { customer_id, lines, total, total_before_tax } = order;
  const netOf = (isGift: boolean) =>
    lines.reduce((sum, { kind, net = 0 }) => sum + ((kind === 'GIFT') === isGift ? net : 0), 0);
  const [sales, gifts] = [netOf(false), netOf(true)];
  return [
    { account: 'RECEIVABLE', amount: total, customer_id },
    { account: 'SALES', amount: -sales },
    { account: 'SHIPPING', amount: sales + gifts - total_before_tax },
    { account: 'TAX_GST_HST', amount: -order.gst_hst },
    { account: 'TAX_PST_RST_QST', amount: -order.pst_rst_qst },
    { account: 'GIFT', amount: -gifts, customer_id },
  ];
}

/** Notes a completed order in the ledger. */
export async function postSale(scope: Scope, by: string, order: Order, day: string): Promise<void> {
  const { id: order_id, location_id, customer_id } = order;
  await post(scope, by, {
    kind: 'SALE',
    location_id,
    day,
    order_id,
    customer_id,
    entries: saleEntries(order),
  });
}
