import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Tax } from '../../src/schemas/sales/price.ts';
import { taxAccount } from '../../src/schemas/sales/refund.ts';
import type { Scope } from '../core/scope.ts';
import { post, type EntryLine } from '../wallet/index.ts';

/** Returns the ledger entries of a sale: the receivable against revenue, taxes and gift balances. */
export function saleEntries(order: Order): EntryLine[] {
  const { customer_id, lines, total, total_before_tax } = order;
  const netOf = (isGift: boolean) =>
    lines.reduce((sum, { kind, net = 0 }) => sum + ((kind === 'GIFT') === isGift ? net : 0), 0);
  const [sales, gifts] = [netOf(false), netOf(true)];
  return [
    { account: 'RECEIVABLE', amount: total, customer_id },
    { account: 'SALES', amount: -sales },
    { account: 'SHIPPING', amount: sales + gifts - total_before_tax },
    ...taxEntries(order.taxes),
    { account: 'GIFT', amount: -gifts, customer_id },
  ];
}

/** The taxes of a sale as credits, by account and province. */
function taxEntries(taxes: Tax[]): EntryLine[] {
  const sums = new Map<string, EntryLine>();
  for (const tax of taxes) {
    const { state = null } = tax;
    const account = taxAccount(tax);
    const amount = (sums.get(`${account} ${state}`)?.amount ?? 0) - tax.amount;
    sums.set(`${account} ${state}`, { account, state, amount });
  }
  return [...sums.values()];
}

interface Sale {
  day: string;
  /** The register at which it was completed. */
  register_id: string | null;
}

/** Posts a completed order to the ledger. */
export async function postSale(
  scope: Scope,
  by: string,
  order: Order,
  { day, register_id }: Sale,
): Promise<void> {
  const { id: order_id, location_id, customer_id } = order;
  await post(scope, by, {
    kind: 'SALE',
    location_id,
    day,
    order_id,
    customer_id,
    register_id,
    entries: saleEntries(order),
  });
}
