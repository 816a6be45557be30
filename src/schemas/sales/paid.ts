import type { OrderStatus, PaymentStatus } from './states.ts';

/** What of an order says how much is left to pay, in cents. */
export interface Account {
  order_status: OrderStatus;
  total: number;
  /** What came back of it, or was let off. */
  credited: number;
  paid: number;
  refunded: number;
}

/** What the store holds of an order's money. */
export const capturedOf = ({ paid, refunded }: Pick<Account, 'paid' | 'refunded'>) => paid - refunded;

/** What is left to pay; nothing of what never comes about. */
export const dueOf = ({ order_status, total, credited, ...money }: Account) =>
  order_status === 'CANCELLED' || order_status === 'REJECTED' ? 0 : total - credited - capturedOf(money);

/** How much of an order is paid (contract 3 §4). */
export function paymentStatusOf(order: Account): PaymentStatus {
  const hasMoney = capturedOf(order) > 0;
  if (dueOf(order) > 0) return hasMoney ? 'PARTLY_PAID' : 'UNPAID';
  if (order.refunded > 0) return hasMoney ? 'PARTLY_REFUNDED' : 'REFUNDED';
  return hasMoney || order.total === 0 ? 'PAID' : 'UNPAID';
}
