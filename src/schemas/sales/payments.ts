import { Type, type Static } from 'typebox';
import { Entity, Id, NullableString, Timestamp, LocationId } from '../common.ts';
import { model } from '../model.ts';
import { Cents, Currency, roundToCash, NullableCents } from '../money.ts';
import { seesOrders } from './access.ts';
import { balanceKinds, paymentMethods } from './states.ts';

/** A reversal takes back a payment that was noted by mistake. */
export const paymentKinds = ['PAYMENT', 'REFUND', 'REVERSAL'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that came in for an order, or went back; only added to (contract 3 §3). */
export const Payment = Entity({
  id: Id,
  store_id: Id,
  order_id: Type.String({ format: 'uuid', readOnly: true, names: 'orders' }),
  location_id: LocationId({ readOnly: true }),
  kind: Type.Enum([...paymentKinds], { readOnly: true }),
  method: Type.Enum([...paymentMethods], { readOnly: true }),
  balance: NullableString({ enum: [...balanceKinds, null], readOnly: true }),
  amount: Cents({ readOnly: true }),
  /** Of a payment: how much of it went back, or was reversed; never more than itself. */
  refunded: Cents({ readOnly: true }),
  tendered: NullableCents({ readOnly: true }),
  change: Cents({ readOnly: true }),
  /** Of cash: the coins that were paid or given back. */
  cash: NullableCents({ readOnly: true }),
  reference: NullableString({ readOnly: true }),
  reason: NullableString({ readOnly: true }),
  /** Of a refund or reversal: the payment that goes back. Of a payment that came along by an exchange: what it was of the other order. */
  payment_id: NullableString({ format: 'uuid', readOnly: true, names: 'payments' }),
  register_id: NullableString({ format: 'uuid', readOnly: true, names: 'registers' }),
  currency: Currency,
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Payment = Static<typeof Payment>;

type Coins = Pick<Payment, 'method' | 'amount' | 'cash'>;

/** What a payment moved: coins where it is cash; payments of earlier versions do not name them. */
export const amountMoved = ({ method, amount, cash }: Coins): number =>
  method === 'CASH' ? (cash ?? roundToCash(amount)) : amount;

/**
 * The coins that are given back for one more amount of an order in cash: all that went back of it is rounded together, so
 * that several refunds never give more than one of the same sum.
 */
export function cashRefund(before: readonly (Coins & Pick<Payment, 'kind'>)[], amount: number): number {
  const refunds = before.filter(({ kind, method }) => kind === 'REFUND' && method === 'CASH');
  const sum = (valueOf: (one: Coins) => number) => refunds.reduce((all, one) => all + valueOf(one), 0);
  return Math.max(0, roundToCash(sum((one) => one.amount) + amount) - sum(amountMoved));
}

export const payments = model({
  name: 'payments',
  schema: Payment,
  service: 'product',
  label: 'method',
  filters: {
    order_id: 'equals',
    kind: 'equals',
    method: 'equals',
    location_id: 'equals',
    created_date: 'range',
  },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: { list: seesOrders, one: seesOrders },
});
