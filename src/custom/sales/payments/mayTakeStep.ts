import { can, type Who } from '../../../schemas/can.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';

/** Whether the staff member may take the step in the order's state. */
export function mayTakeStep(who: Who, step: 'pay' | 'refund' | 'exchange' | 'unpay', order: Order): boolean {
  const { access, from } = orders.steps![step]!;
  return (
    from.includes(order.order_status) &&
    can(who, 'update', { access: { update: access } }, { ...order }) === true
  );
}
