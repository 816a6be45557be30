import { roundToCash } from '../../../src/schemas/money.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import {
  amountDue,
  paymentStatusOf,
  amountSettledByCash,
  type OrderBalance,
} from '../../../src/schemas/sales/amountDue.ts';
import type { BalanceKind, PaymentMethod } from '../../../src/schemas/sales/states.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { RowValues, Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { post } from '../../wallet/index.ts';
import { payments } from '../tables.ts';
import { moneyEntries } from './money.ts';
import { orderPaid } from './orderPaid.ts';
import { lockRegister, lockRegisterIfAny, type Author } from './registers.ts';

export type PaymentRequest = {
  method: PaymentMethod;
  amount?: number;
  tendered?: number;
  reference?: string | null;
  balance?: BalanceKind;
  register_id?: string | null;
};

/** What a payment reads of an order. */
type Payable = OrderBalance & Pick<Order, 'id' | 'location_id' | 'customer_id'>;

/**
 * Records a payment of a locked order, posts it to the ledger, and returns the changed columns. Throws 422 if it
 * exceeds the amount due (`over_due`), a partial cash amount is not a multiple of the smallest coin (`odd_cash`), less
 * is tendered than the amount (`tendered_short`), cash has no open register (`till_closed`), or the customer's balance
 * is too low (`balance_short`).
 */
export async function pay(
  { scope, who }: { scope: Scope; who: Author },
  order: Payable,
  paying: PaymentRequest,
) {
  const due = amountDue(order);
  const { method, tendered = null, reference = null } = paying;
  const isCash = method === 'CASH';
  const wanted = paying.amount ?? due;
  const settled = isCash ? amountSettledByCash(wanted, due) : wanted;
  const amount = settled ?? wanted;
  const errors =
    settled === null && wanted < due
      ? [{ path: '/amount', code: 'odd_cash' }]
      : errorsOf(order, paying, amount, due);
  if (errors.length > 0) throw invalid(errors);
  const { location_id, customer_id } = order;
  const wantedTill = { location_id, register_id: paying.register_id };
  const money = {
    method,
    balance: method === 'WALLET' ? (paying.balance ?? 'STORE_CREDIT') : null,
    register_id: isCash
      ? await lockRegister(scope, who, wantedTill)
      : await lockRegisterIfAny(scope, who, wantedTill),
    cash: isCash ? roundToCash(amount) : null,
  };
  const created_date = new Date();
  const payment_id = (await scope.create(payments, {
    ...money,
    kind: 'PAYMENT',
    order_id: order.id,
    location_id,
    amount,
    tendered: isCash ? tendered : null,
    change: isCash && tendered !== null ? tendered - roundToCash(amount) : 0,
    reference: reference?.trim() || null,
    created_by: who.staff_id,
    modified_by: who.staff_id,
    created_date,
  })) as string;
  await post(scope, who.staff_id, {
    kind: 'PAYMENT',
    location_id,
    customer_id,
    order_id: order.id,
    payment_id,
    register_id: money.register_id,
    entries: moneyEntries(money, customer_id, amount),
  });
  if (amount === due) for (const follow of orderPaid.all()) await follow(scope, order.id);
  return paidRow(order, { paid: order.paid + amount, payment_method: method, payment_date: created_date });
}

function errorsOf(
  order: Payable,
  { method, tendered }: PaymentRequest,
  amount: number,
  due: number,
): ValidationError[] {
  if (due <= 0) return [{ path: '/amount', code: 'nothing_due' }];
  if (amount > due) return [{ path: '/amount', code: 'over_due', params: { due } }];
  if (method === 'CASH' && tendered !== undefined && tendered < roundToCash(amount))
    return [{ path: '/tendered', code: 'tendered_short' }];
  if (method === 'WALLET' && !order.customer_id) return [{ path: '/method', code: 'no_customer' }];
  return [];
}

/** Values of an order after a payment or refund. */
export type PaidRow = RowValues<Order> & Pick<Order, 'payment_status'>;

/** Returns the changes of an order together with its payment status. */
export const paidRow = (order: OrderBalance, changes: Partial<Order> | Values): PaidRow => ({
  ...changes,
  payment_status: paymentStatusOf({ ...order, ...changes }),
});
