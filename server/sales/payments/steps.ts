import type { Order } from '../../../src/schemas/sales/orders.ts';
import type { RowValues, StepHook, Writing } from '../../core/records/entity.ts';
import type { Sales } from '../sales.ts';
import { exchange, type ExchangeRequest } from './exchange.ts';
import { pay } from './pay.ts';
import { refund } from './refund.ts';
import type { RefundRequest } from './refunding.ts';
import { voidPayments } from './voidPayments.ts';

type Act<T> = (writing: Writing, order: Order, values: T) => Promise<RowValues<Order>>;

/** The steps of orders that move money (contract 3 §4); lists of orders refresh after each. */
export function paymentSteps(sales: Sales) {
  const step =
    <T>(act: Act<T>) =>
    async (writing: Writing, order: Order, values: T): Promise<RowValues<Order>> => {
      const { scope } = writing;
      const row = await act(writing, order, values);
      scope.afterCommit(() => sales.changed(scope.store.id));
      return row;
    };
  return {
    pay: step(pay),
    refund: step((writing, order, values: RefundRequest) => refund(sales.inventory, writing, order, values)),
    exchange: step((writing, order, values: ExchangeRequest) => exchange(sales, writing, order, values)),
    unpay: step(voidPayments),
  } satisfies Record<string, StepHook<Order>>;
}
