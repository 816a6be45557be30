import { orderTransitions, type OrderTransition } from '../../src/schemas/sales/states.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { StepHook } from '../core/records/entity.ts';
import { complete } from './complete.ts';
import { prepareFullRefund } from './payments/prepareRefund.ts';
import { paymentSteps } from './payments/steps.ts';
import type { Sales } from './sales.ts';
import { reserve } from './stock.ts';

type Act = StepHook<Order>;

const move =
  (name: OrderTransition): Act =>
  async () => ({ order_status: orderTransitions[name].to });

/** The steps of orders (contract 3 §4). */
export function orderSteps(sales: Sales): Record<string, Act> {
  /** A rejected or cancelled order releases its reservations and refunds its payments. */
  const drop =
    (name: 'reject' | 'cancel'): Act =>
    async (writing, order, values) => {
      const order_status = orderTransitions[name].to;
      const makeRefund = await prepareFullRefund(writing, { ...order, order_status }, values);
      await reserve(sales, writing, { ...order, lines: [] }, order.lines);
      return { ...(await makeRefund()), order_status };
    };

  return {
    process: move('process'),
    hold: move('hold'),
    complete: (writing, order, values) => complete(sales, writing, order, values),
    reject: drop('reject'),
    cancel: drop('cancel'),
    ...paymentSteps(sales),
  };
}
