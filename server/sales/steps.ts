import { orderTransitions, type OrderTransition } from '../../src/schemas/sales/states.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { StepHook } from '../core/records/entity.ts';
import { complete } from './complete.ts';
import { prepareFullRefund } from './payments/prepareRefund.ts';
import { paymentSteps } from './payments/steps.ts';
import type { Sales } from './sales.ts';
import { reserve } from './stock.ts';

type Act = StepHook<Order>;

/** The steps of orders (contract 3 §4); lists of orders refresh after each. */
export function orderSteps(sales: Sales): Record<string, Act> {
  const refreshing =
    (act: Act): Act =>
    async (writing, order, values) => {
      const { scope } = writing;
      scope.afterCommit(() => sales.changed(scope.store.id));
      return act(writing, order, values);
    };
  const move = (name: OrderTransition) =>
    refreshing(async () => ({ order_status: orderTransitions[name].to }));

  /** A rejected or cancelled order releases its reservations and refunds its payments. */
  const drop = (name: 'reject' | 'cancel') =>
    refreshing(async (writing, order, values) => {
      const order_status = orderTransitions[name].to;
      const makeRefund = await prepareFullRefund(writing, { ...order, order_status }, values);
      await reserve(sales, writing, { ...order, lines: [] }, order.lines);
      return { ...(await makeRefund()), order_status };
    });

  return {
    process: move('process'),
    hold: move('hold'),
    complete: refreshing((writing, order, values) => complete(sales, writing, order, values)),
    reject: drop('reject'),
    cancel: drop('cancel'),
    ...paymentSteps(sales),
  };
}
