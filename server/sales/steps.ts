import { orderTransitions, type OrderTransition } from '../../src/schemas/sales/states.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Hooks } from '../core/records/entity.ts';
import { complete } from './complete.ts';
import { prepareFullRefund } from './payments/prepareRefund.ts';
import { paymentSteps } from './payments/steps.ts';
import type { Sales } from './sales.ts';
import { reserve } from './stock.ts';

type Act = NonNullable<Hooks['steps']>[string];

/** The steps of orders (contract 3 §4); lists of orders refresh after each. */
export function orderSteps(sales: Sales): Record<string, Act> {
  const refreshing =
    (act: Act): Act =>
    async (writing, record, values) => {
      const { scope } = writing;
      scope.afterCommit(() => sales.changed(scope.store.id));
      return act(writing, record, values);
    };
  const move = (name: OrderTransition) =>
    refreshing(async () => ({ order_status: orderTransitions[name].to }));

  /** A rejected or cancelled order releases its reservations and refunds its payments. */
  const drop = (name: 'reject' | 'cancel') =>
    refreshing(async (writing, record, values) => {
      const order = record as unknown as Order;
      const order_status = orderTransitions[name].to;
      const makeRefund = await prepareFullRefund(writing, { ...order, order_status }, values);
      await reserve(sales, writing, { ...order, lines: [] }, order.lines);
      return { ...(await makeRefund()), order_status };
    });

  return {
    process: move('process'),
    hold: move('hold'),
    complete: refreshing((writing, record, values) =>
      complete(sales, writing, record as unknown as Order, values),
    ),
    reject: drop('reject'),
    cancel: drop('cancel'),
    ...paymentSteps(sales),
  };
}
