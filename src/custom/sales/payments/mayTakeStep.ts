import { can, type Who } from '../../../schemas/can.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';

/** Whether somebody may take this step of the order in its state. */
export function mayTakeStep(who: Who, step: 'pay' | 'refund' | 'exchange' | 'unpay', order: Order): boolean {
  const { access, from } = orders.steps![step]!;
  return (
    from.includes(order.order_status) &&
    can(who, 'update', { access: { update: access } }, { ...order }) === true
  );
}
