import { Type, type Static } from 'typebox';
import { Entity, Id, NullableString, Timestamp, LocationId } from '../common.ts';
import { model } from '../model.ts';
import { Cents, Currency, roundToCash, NullableCents } from '../money.ts';
import { seesOrders } from './access.ts';
import { balanceKinds, paymentMethods } from './states.ts';

/** A reversal voids a payment that was recorded by mistake. */
export const paymentKinds = ['PAYMENT', 'REFUND', 'REVERSAL'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** A payment or refund of an order; append-only (contract 3 §3). */
export const Payment = Entity({
  id: Id,
  store_id: Id,
  order_id: Type.String({ format: 'uuid', readOnly: true, names: 'orders' }),
  location_id: LocationId({ readOnly: true }),
  kind: Type.Enum([...paymentKinds], { readOnly: true }),
  method: Type.Enum([...paymentMethods], { readOnly: true }),
  balance: NullableString({ enum: [...balanceKinds, null], readOnly: true }),
  amount: Cents({ readOnly: true }),
  /** For payments: the part that was refunded or reversed. */
  refunded: Cents({ readOnly: true }),
  tendered: NullableCents({ readOnly: true }),
  change: Cents({ readOnly: true }),
  /** For cash: the rounded amount that was paid or refunded. */
  cash: NullableCents({ readOnly: true }),
  reference: NullableString({ readOnly: true }),
  reason: NullableString({ readOnly: true }),
  /**
   * For a refund or reversal: the refunded payment. For a payment carried over by an exchange: the payment of the other
   * order.
   */
  payment_id: NullableString({ format: 'uuid', readOnly: true, names: 'payments' }),
  register_id: NullableString({ format: 'uuid', readOnly: true, names: 'registers' }),
  currency: Currency,
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Payment = Static<typeof Payment>;

type Coins = Pick<Payment, 'method' | 'amount' | 'cash'>;

/** The amount that changed hands: rounded for cash; payments of earlier versions do not store it. */
export const amountMoved = ({ method, amount, cash }: Coins): number =>
  method === 'CASH' ? (cash ?? roundToCash(amount)) : amount;

/**
 * The cash to return for a further refund: all cash refunds of an order are rounded together, so several refunds never
 * return more than one over the same sum.
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
