import type { Who } from '../../../src/schemas/can.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import type { RowValues } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { post } from '../../wallet/index.ts';
import { payments } from '../tables.ts';
import { moneyEntries, type Money } from './money.ts';

/** A part of a payment that is transferred to another order. */
export interface TransferredPayment extends Money {
  /** The original payment. */
  payment_id: string;
  amount: number;
  reference: string | null;
}

/**
 * Records transferred amounts as payments of the new order and posts them to the ledger; returns its payment method and
 * date.
 */
export async function transferPayments(
  scope: Scope,
  who: Who,
  { id: order_id, location_id, customer_id }: Order,
  moved: TransferredPayment[],
): Promise<RowValues<Order>> {
  for (const { amount, reference, payment_id: before, ...money } of moved) {
    const payment_id = (await scope.create(payments, {
      ...money,
      kind: 'PAYMENT',
      order_id,
      location_id,
      amount,
      reference,
      payment_id: before,
      created_by: who.staff_id,
      modified_by: who.staff_id,
    })) as string;
    await post(scope, who.staff_id, {
      kind: 'PAYMENT',
      location_id,
      customer_id,
      order_id,
      payment_id,
      register_id: money.register_id,
      entries: moneyEntries(money, customer_id, amount),
    });
  }
  const last = moved.at(-1);
  return last ? { payment_method: last.method, payment_date: new Date() } : {};
}
