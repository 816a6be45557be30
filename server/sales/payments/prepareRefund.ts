import { asc, eq, sql } from 'drizzle-orm';
import { allows } from '../../../src/schemas/can.ts';
import { refundsOrders } from '../../../src/schemas/sales/access.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { capturedAmount } from '../../../src/schemas/sales/amountDue.ts';
import { cashRefund } from '../../../src/schemas/sales/payments.ts';
import { splitRefund, allocateRefund, sum } from '../../../src/schemas/sales/refund.ts';
import { forbidden, invalid } from '../../core/problem.ts';
import type { Writing } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { post } from '../../wallet/index.ts';
import { payments } from '../tables.ts';
import { moneyEntries, type Money } from './money.ts';
import { paidRow } from './pay.ts';
import { lockRegister, lockRegisterIfAny } from './registers.ts';

/** Refund method: the original payment method, or store credit. */
export type RefundOptions = {
  refund_to?: 'ORIGINAL' | 'STORE_CREDIT';
  register_id?: string | null;
  reason?: string | null;
};

type Reading = Pick<Writing, 'scope' | 'who'>;

/**
 * Prepares the full refund of a cancelled or rejected order: locks its payments and the register. Returns a function to
 * call after stock movements, which makes the refund and returns the changed columns of the order. Throws 422
 * (`has_payments`) without a refund method, and 403 without the right to refund.
 */
export async function prepareFullRefund(reading: Reading, order: Order, values: RefundOptions) {
  const captured = capturedAmount(order);
  if (captured === 0) return async () => ({});
  if (!values.refund_to) throw invalid([{ path: '/refund_to', code: 'has_payments', params: { captured } }]);
  if (!allows(reading.who, refundsOrders, order)) throw forbidden();
  const { makeRefund } = await prepareRefund(reading, order, captured, values);
  return makeRefund;
}

/**
 * Prepares the refund of an amount: locks the order's payments and the register. Returns the register, and a function
 * that posts the refund to the ledger (which is locked last) and returns the changed columns of the order. For an
 * exchange, `ring` is called once payments and register are locked and returns the amount to keep for the new order:
 * `moved` are these parts, each with its payment method and rounded cash.
 */
export async function prepareRefund(
  { scope, who }: Reading,
  order: Order,
  back: number,
  { refund_to = 'ORIGINAL', register_id, reason = null }: RefundOptions,
  createOrder?: () => Promise<number>,
) {
  const isCredit = refund_to === 'STORE_CREDIT';
  if (back > 0 && isCredit && !order.customer_id)
    throw invalid([{ path: '/refund_to', code: 'no_customer' }]);
  const before = back > 0 ? await lockPayments(scope, order.id) : [];
  const parts = allocateRefund(before, back);
  const { location_id } = order;
  const lock = (isCash: boolean, takes = 0) =>
    isCash
      ? lockRegister(scope, who, { location_id, register_id, takes })
      : lockRegisterIfAny(scope, who, { location_id, register_id });
  if (createOrder) await lock(parts.some(({ payment }) => payment.method === 'CASH'));
  const { first, rest } = splitRefund(parts, createOrder ? await createOrder() : 0);
  const done = [...before];
  const counted = (isMoved: boolean) => (part: (typeof parts)[number]) => {
    const { payment, amount } = part;
    const way: Pick<Money, 'method' | 'balance'> =
      isCredit && !isMoved ? { method: 'WALLET', balance: 'STORE_CREDIT' } : payment;
    const { method, balance } = way;
    const coins = method === 'CASH' ? cashRefund(done, amount) : null;
    done.push({ ...payment, method, balance, kind: 'REFUND', amount, cash: coins });
    return { payment, amount, money: { method, balance, cash: coins } };
  };
  const [moved, returned] = [first.map(counted(true)), rest.map(counted(false))];
  const coinsOf = (some: typeof moved) => sum(some.map(({ money }) => money.cash ?? 0));
  const registerId = await lock(coinsOf([...moved, ...returned]) > 0, coinsOf(returned));
  const makeRefund = async () => {
    for (const { payment, money, amount } of [...moved, ...returned])
      await refundPayment(payment, { ...money, register_id: registerId }, amount);
    return paidRow(order, { refunded: order.refunded + back });
  };
  return { registerId, moved, makeRefund };

  async function refundPayment(payment: LockedPayment, money: Money, amount: number): Promise<void> {
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
      reference: money.method === payment.method ? payment.reference : null,
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

const { id, kind, method, balance, amount, cash, refunded, reference, payment_id, register_id } = payments;

export type LockedPayment = Awaited<ReturnType<typeof lockPayments>>[number];

/** Locks and returns the payments of an order, oldest first. */
export const lockPayments = (scope: Scope, orderId: string) =>
  scope.select(
    payments,
    { id, kind, method, balance, amount, cash, refunded, reference, payment_id, register_id },
    { where: eq(payments.order_id, orderId), orderBy: [asc(payments.created_date), asc(id)], lock: true },
  );
