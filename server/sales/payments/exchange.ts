import { eq } from 'drizzle-orm';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { amountDue, paymentStatusOf } from '../../../src/schemas/sales/amountDue.ts';
import { sum } from '../../../src/schemas/sales/refund.ts';
import { recordHistory } from '../../core/history/note.ts';
import { invalid, refuseAt } from '../../core/problem.ts';
import type { RowValues, Values, Writing } from '../../core/records/entity.ts';
import { updateVersioned } from '../../core/records/version.ts';
import { create } from '../../core/records/write.ts';
import { lockExistingStockLevels } from '../../inventory/index.ts';
import { complete } from '../complete.ts';
import type { Sales } from '../sales.ts';
import { orders } from '../tables.ts';
import { prepareRefund } from './prepareRefund.ts';
import { pay, type PaymentRequest } from './pay.ts';
import { refund } from './refund.ts';
import type { RefundRequest } from './refunding.ts';
import { transferPayments, type TransferredPayment } from './transferPayments.ts';

export type ExchangeRequest = RefundRequest & {
  order: { id: string; lines: OrderLine[] };
  payment?: PaymentRequest;
};

/**
 * Returns lines of a completed order and sells others, in the caller's transaction; the new order is completed at once.
 * Payments of the old order are transferred by payment method, up to the total of the new one; the difference is paid
 * or refunded. Returns the changed columns of the old order. Errors of the new order have the path prefix `/order`,
 * those of its payment `/payment`.
 */
export async function exchange(
  sales: Sales,
  writing: Writing,
  order: Order,
  { order: wanted, payment, ...refunding }: ExchangeRequest,
): Promise<RowValues<Order>> {
  let made: Order | undefined;
  let moved: TransferredPayment[] = [];
  const row = await refund(sales.inventory, writing, order, refunding, async (back) => {
    const prepared = await prepareRefund(writing, order, back, refunding, async () => {
      await lockStock(writing, order, wanted.lines);
      made = await createOrder(writing, order, wanted);
      return made.total;
    });
    moved = prepared.moved.map(({ payment: before, amount, money }) => ({
      ...money,
      amount,
      payment_id: before.id,
      reference: before.reference,
      register_id: prepared.registerId,
    }));
    return prepared;
  });
  if (!made) throw new Error('An exchange sells something');
  await payAndComplete(sales, writing, made, { moved, payment, exchange_of: order.id });
  return row;
}

/** Locks the stock levels of all returned and sold items, in the order that all transactions use. */
async function lockStock({ scope }: Writing, order: Order, lines: OrderLine[]): Promise<void> {
  const ids = [...order.lines, ...lines].flatMap(({ item_id }) => item_id ?? []);
  const { location_id } = order;
  await lockExistingStockLevels(
    scope,
    [...new Set(ids)].map((item_id) => ({ item_id, location_id })),
  );
}

/** Creates the new order, for the same customer at the same location. */
async function createOrder(
  writing: Writing,
  { location_id, customer_id }: Order,
  { id, lines }: ExchangeRequest['order'],
): Promise<Order> {
  if ((await writing.scope.count(orders, eq(orders.id, id))) > 0)
    throw invalid([{ path: '/order/id', code: 'key_used' }]);
  const created = await create(writing, { id, location_id, customer_id, channel: 'IN_STORE', lines }).catch(
    refuseAt('/order'),
  );
  return created.record as Order;
}

interface SoldFor {
  moved: TransferredPayment[];
  payment: PaymentRequest | undefined;
  exchange_of: string;
}

/** Pays the new order with the transferred amounts and the additional payment, and completes it. */
async function payAndComplete(
  sales: Sales,
  writing: Writing,
  made: Order,
  { moved, payment, exchange_of }: SoldFor,
): Promise<void> {
  const { scope, who } = writing;
  const paid = sum(moved.map(({ amount }) => amount));
  let now: Order = { ...made, paid };
  let row: Values = { paid, exchange_of, ...(await transferPayments(scope, who, made, moved)) };
  if (payment) row = { ...row, ...(await pay(writing, now, payment).catch(refuseAt('/payment'))) };
  now = { ...now, ...row };
  now = { ...now, due: amountDue(now) };
  row = { ...row, ...(await complete(sales, writing, now, {}).catch(refuseAt('/order'))) };
  row.payment_status = paymentStatusOf({ ...now, ...row });
  await updateVersioned(scope, orders, [made.id], who.staff_id, row);
  const changes = { order_status: [made.order_status, row.order_status] } as const;
  await recordHistory(scope, who, [
    { model: 'orders', id: made.id, action: 'updated', changes: { order_status: [...changes.order_status] } },
  ]);
}
