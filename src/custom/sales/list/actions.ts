import { can, type Who } from '../../../schemas/can.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { isDueWithoutCustomer } from '../../../schemas/sales/amountDue.ts';

/** What is done with several orders at once, in the order of contract 3 §2.1; each is a step of theirs. */
export const orderActions = ['refund', 'reject', 'cancel', 'pay', 'unpay', 'complete', 'hold'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What a list shows of an order. */
export type ListedOrder = Pick<
  Order,
  | 'id'
  | 'order_no'
  | 'location_id'
  | 'order_status'
  | 'due'
  | 'paid'
  | 'refunded'
  | 'customer_id'
  | 'customer_first_name'
  | 'customer_last_name'
>;

/** Money that was paid and has not gone back, in cents. */
export const heldAmount = ({ paid, refunded }: Pick<ListedOrder, 'paid' | 'refunded'>) => paid - refunded;

export type BlockedReason = 'not_allowed' | 'state' | 'settled' | 'unpaid' | 'nobody_owes';

/** Why it cannot be done with an order; undefined if it can. */
export function blockedReason(who: Who, action: OrderAction, order: ListedOrder): BlockedReason | undefined {
  const step = orders.steps![action]!;
  if (can(who, 'update', { access: { update: step.access } }, { ...order }) !== true) return 'not_allowed';
  if (!step.from.includes(order.order_status)) return 'state';
  if (action === 'refund' && order.order_status === 'REFUNDED') return 'state';
  if (action === 'pay' && order.due <= 0) return 'settled';
  if (action === 'complete' && isDueWithoutCustomer(order)) return 'nobody_owes';
  if (action === 'unpay' && heldAmount(order) <= 0) return 'unpaid';
  return undefined;
}

/** Whether it gives money back that these hold. */
export const refundsMoney = (action: OrderAction, all: ListedOrder[]) =>
  (action === 'cancel' || action === 'reject') && all.some((order) => heldAmount(order) > 0);
