import { asc, eq, sql } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import { refundsOrders } from '../../../src/schemas/sales/access.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { capturedOf } from '../../../src/schemas/sales/paid.ts';
import { coinsBack } from '../../../src/schemas/sales/payments.ts';
import { spreadBack, sumOf } from '../../../src/schemas/sales/refund.ts';
import { forbidden, invalid } from '../../core/problem.ts';
import type { Writing } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { post } from '../../wallet/ledger.ts';
import { payments } from '../tables.ts';
import { moneyEntries, type Money } from './money.ts';
import { paidRow } from './pay.ts';
import { lockTill, lockTillIfAny } from './tills.ts';

/** How money goes back: the way that it came, or onto the customer's store credit. */
export interface GivingBack {
  refund_to?: 'ORIGINAL' | 'STORE_CREDIT';
  register_id?: string | null;
  reason?: string | null;
}

type Reading = Pick<Writing, 'scope' | 'who'>;

/**
 * Prepares to give back all that was paid of an order which does not come about (cancel, reject): locks payments and till,
 * and answers what gives it back, once stock is moved, and answers what the order's row holds then. Refuses (422,
 * `has_payments`) where nobody says how, and (403) whoever may not refund.
 */
export async function prepareToGiveBackAll(reading: Reading, order: Order, values: GivingBack) {
  const captured = capturedOf(order);
  if (captured === 0) return async () => ({});
  if (!values.refund_to) throw invalid([{ path: '/refund_to', code: 'has_payments', params: { captured } }]);
  if (!mayRefund(reading.who, order)) throw forbidden();
  const { giveBackAll } = await prepareToGiveBack(reading, order, captured, values);
  return giveBackAll;
}

const mayRefund = (who: Who, order: Order) =>
  can(who, 'update', { access: { update: refundsOrders } }, order) === true;

/**
 * Prepares to give back this much money of an order: locks its payments and the till at which it is done, and answers that
 * till with what gives the money back in the ledger (which is locked last) and answers what the order's row holds then.
 */
export async function prepareToGiveBack(
  { scope, who }: Reading,
  order: Order,
  back: number,
  { refund_to = 'ORIGINAL', register_id, reason = null }: GivingBack,
) {
  const isCredit = refund_to === 'STORE_CREDIT';
  if (back > 0 && isCredit && !order.customer_id)
    throw invalid([{ path: '/refund_to', code: 'no_customer' }]);
  const before = back > 0 ? await lockPayments(scope, order.id) : [];
  const parts = spreadBack(before, back);
  const inCash = isCredit ? [] : parts.filter(({ payment }) => payment.method === 'CASH');
  const takes = coinsBack(before, sumOf(inCash.map((part) => part.amount)));
  const { location_id } = order;
  const till =
    takes > 0
      ? await lockTill(scope, who, { location_id, register_id, takes })
      : await lockTillIfAny(scope, who, { location_id, register_id });
  const way = ({ method, balance }: Money): Money =>
    isCredit
      ? { method: 'WALLET', balance: 'STORE_CREDIT', register_id: till }
      : { method, balance, register_id: till };
  const giveBackAll = async () => {
    const done = [...before];
    for (const { payment, amount } of parts) {
      const money = way(payment);
      const cash = money.method === 'CASH' ? coinsBack(done, amount) : null;
      await giveBack(payment, { ...money, cash }, amount);
      done.push({ ...payment, ...money, kind: 'REFUND', amount, cash });
    }
    return paidRow(order, { refunded: order.refunded + back });
  };
  return { till, giveBackAll };

  async function giveBack(payment: LockedPayment, money: Money, amount: number): Promise<void> {
    const { id: order_id, customer_id } = order;
    await scope.update(
      payments,
      { refunded: sql`${payments.refunded} + ${amount}` },
      eq(payments.id, payment.id),
    );
    const payment_id = (await scope.create(payments, {
      ...money,
      kind: 'REFUND',
      order_id,
      location_id,
      amount,
      payment_id: payment.id,
      reference: isCredit ? null : payment.reference,
      reason,
      created_by: who.staff_id,
      modified_by: who.staff_id,
    })) as string;
    await post(scope, who.staff_id, {
      kind: 'REFUND',
      location_id,
      customer_id,
      order_id,
      payment_id,
      register_id: money.register_id,
      note: reason,
      entries: moneyEntries(money, customer_id, -amount),
    });
  }
}

const { id, kind, method, balance, amount, cash, refunded, reference, register_id } = payments;

export type LockedPayment = Awaited<ReturnType<typeof lockPayments>>[number];

/** The payments of an order, the first one first, locked. */
export const lockPayments = (scope: Scope, orderId: string) =>
  scope.select(
    payments,
    { id, kind, method, balance, amount, cash, refunded, reference, register_id },
    { where: eq(payments.order_id, orderId), orderBy: [asc(payments.created_date), asc(id)], lock: true },
  );
