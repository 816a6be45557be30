import type { Who } from '../../../schemas/can.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { isDueWithoutCustomer } from '../../../schemas/sales/amountDue.ts';
import { stepBlockedReason } from '../../../schemas/steps.ts';

/** Bulk actions in the order of contract 3 §2.1; each is a step of an order. */
export const orderActions = ['refund', 'reject', 'cancel', 'pay', 'unpay', 'complete', 'hold'] as const;
export type OrderAction = (typeof orderActions)[number];

/** The fields of an order that the list loads. */
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

/** Amount paid and not refunded, in cents. */
export const heldAmount = ({ paid, refunded }: Pick<ListedOrder, 'paid' | 'refunded'>) => paid - refunded;

/** Returns why the action cannot be taken on an order, or undefined if it can. */
export function blockedReason(who: Who, action: OrderAction, order: ListedOrder): string | undefined {
  const blocked = stepBlockedReason(who, orders, action, order);
  if (blocked) return blocked;
  if (action === 'refund' && order.order_status === 'REFUNDED') return 'state';
  if (action === 'pay' && order.due <= 0) return 'settled';
  if (action === 'complete' && isDueWithoutCustomer(order)) return 'nobody_owes';
  if (action === 'unpay' && heldAmount(order) <= 0) return 'unpaid';
  return undefined;
}

/** Whether the action refunds money held for any of the orders. */
export const refundsMoney = (action: OrderAction, all: ListedOrder[]) =>
  (action === 'cancel' || action === 'reject') && all.some((order) => heldAmount(order) > 0);
