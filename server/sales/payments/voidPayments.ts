import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { amountMoved } from '../../../src/schemas/sales/payments.ts';
import { returnableQuantity, sum } from '../../../src/schemas/sales/refund.ts';
import { invalid } from '../../core/problem.ts';
import type { RowValues, Writing } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { groupBy } from '../../core/groupBy.ts';
import { openRegister, post, transactions } from '../../wallet/index.ts';
import { payments } from '../tables.ts';
import { lockPayments, type LockedPayment } from './prepareRefund.ts';
import { moneyEntries } from './money.ts';
import { paidRow } from './pay.ts';
import { lockRegisterIfAny } from './registers.ts';

/**
 * Voids the payments of an order by reversals and returns the changed columns. Throws 422 if there are none (payments
 * transferred by an exchange do not count, `no_payments`), the register that counted the cash is closed
 * (`till_closed`), or they paid for a gift balance (`gift_unpaid`).
 */
export async function voidPayments(
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  order: Order,
  { reason = null }: { reason?: string | null },
): Promise<RowValues<Order>> {
  if (gaveBalance(order)) throw invalid([{ path: '', code: 'gift_unpaid' }]);
  const all = await lockPayments(scope, order.id);
  const wrong = all.filter(
    ({ kind, refunded, payment_id }) => kind === 'PAYMENT' && refunded === 0 && payment_id === null,
  );
  if (wrong.length === 0) throw invalid([{ path: '', code: 'no_payments' }]);
  const tillOf = await lockRegisters({ scope, who }, order.location_id, wrong);
  const noted = await notedAs(
    scope,
    wrong.map(({ id }) => id),
  );
  const { id: order_id, location_id, customer_id } = order;
  for (const payment of wrong) {
    const { id, method, balance, amount, reference } = payment;
    const register_id = tillOf(payment);
    const cash = method === 'CASH' ? amountMoved(payment) : null;
    await scope.update(payments, { refunded: amount }, eq(payments.id, id));
    const reversal = {
      order_id,
      location_id,
      register_id,
    };
    const payment_id = (await scope.create(payments, {
      ...reversal,
      kind: 'REVERSAL',
      method,
      balance,
      amount,
      cash,
      reference,
      reason,
      payment_id: id,
      created_by: who.staff_id,
      modified_by: who.staff_id,
    })) as string;
    await post(scope, who.staff_id, {
      ...reversal,
      kind: 'REVERSAL',
      customer_id,
      payment_id,
      reversal_of: noted.get(id)!,
      note: reason,
      entries: moneyEntries({ method, balance, register_id, cash }, customer_id, -amount),
    });
  }
  const paid = order.paid - sum(wrong.map(({ amount }) => amount));
  return paidRow(order, { paid, ...(await lastPayment(scope, order.id)) });
}

const gaveBalance = ({ order_status, lines }: Order) =>
  order_status === 'COMPLETED' && lines.some((line) => line.kind === 'GIFT' && returnableQuantity(line) > 0);

type Taken = Pick<LockedPayment, 'method' | 'amount' | 'cash' | 'register_id'>;

/**
 * Locks the registers of the reversals: cash comes out of the register that received it; others are recorded at the
 * register of the payment or, if that is closed, at the one where they are voided.
 */
async function lockRegisters(
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  location_id: number,
  wrong: Taken[],
): Promise<(payment: Taken) => string | null> {
  const byTill = (some: Taken[]) => groupBy(some, ({ register_id }) => register_id ?? '');
  const cash = byTill(wrong.filter(({ method }) => method === 'CASH'));
  for (const register_id of [...cash.keys()].toSorted()) {
    const takes = sum(cash.get(register_id)!.map(amountMoved));
    await openRegister(scope, { location_id, register_id, takes, path: '' });
  }
  const others = byTill(wrong.filter(({ method }) => method !== 'CASH'));
  const registerIds = new Map<string, string | null>();
  for (const preferred of [...others.keys()].toSorted())
    registerIds.set(preferred, await lockRegisterIfAny(scope, who, { location_id, preferred }));
  return ({ method, register_id }) =>
    method === 'CASH' ? register_id : (registerIds.get(register_id ?? '') ?? null);
}

/** Returns the ledger transactions of payments. */
async function notedAs(scope: Scope, paymentIds: string[]): Promise<Map<string, string>> {
  const { id, payment_id, kind } = transactions;
  const where = and(inArray(payment_id, paymentIds), eq(kind, 'PAYMENT'));
  const rows = await scope.select(transactions, { id, payment_id }, { where });
  return new Map(rows.map((row) => [row.payment_id!, row.id]));
}

/** Returns the method and date of an order's last payment. */
async function lastPayment(scope: Scope, orderId: string) {
  const rows = await scope.select(
    payments,
    {
      kind: payments.kind,
      method: payments.method,
      date: payments.created_date,
      payment_id: payments.payment_id,
      id: payments.id,
    },
    { where: eq(payments.order_id, orderId), orderBy: [asc(payments.created_date)] },
  );
  const reversed = new Set(rows.flatMap(({ kind, payment_id }) => (kind === 'REVERSAL' ? [payment_id] : [])));
  const last = rows.findLast(({ kind, id }) => kind === 'PAYMENT' && !reversed.has(id));
  return { payment_method: last?.method ?? null, payment_date: last?.date ?? null };
}
