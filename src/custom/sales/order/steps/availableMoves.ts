import { can, type Who } from '../../../../schemas/can.ts';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import { orderTransitions, type OrderTransition } from '../../../../schemas/sales/states.ts';

/** The state changes that the staff member may make now. */
export const availableMoves = (who: Who, order: Order): OrderTransition[] =>
  (Object.keys(orderTransitions) as OrderTransition[]).filter((move) => {
    const { from, access } = orders.steps![move]!;
    return (
      from.includes(order.order_status) &&
      can(who, 'update', { access: { update: access } }, { ...order }) === true
    );
  });
