import { roundToCash } from '../money.ts';
import type { OrderStatus, PaymentStatus } from './states.ts';

/** What of an order says how much is left to pay, in cents. */
export interface OrderBalance {
  order_status: OrderStatus;
  total: number;
  /** What came back of it, or was let off. */
  credited: number;
  paid: number;
  refunded: number;
}

/** What the store holds of an order's money. */
export const capturedAmount = ({ paid, refunded }: Pick<OrderBalance, 'paid' | 'refunded'>) =>
  paid - refunded;

/** What is left to pay; nothing of what never comes about. */
export const amountDue = ({ order_status, total, credited, ...money }: OrderBalance) =>
  order_status === 'CANCELLED' || order_status === 'REJECTED' ? 0 : total - credited - capturedAmount(money);

/** Something is due of it, and no customer owes it: it is completed once it is paid (contract 3 §4). */
export const isDueWithoutCustomer = ({ due, customer_id }: { due: number; customer_id: string | null }) =>
  due > 0 && !customer_id;

/**
 * What of an order cash settles: a part of it in coins that there are, or all that is due, as it is or rounded to coins;
 * null where it is neither. So an order's cash is rounded once, and nothing is left that no coin pays.
 */
export function amountSettledByCash(amount: number, due: number): number | null {
  if (amount === due || amount === roundToCash(due)) return due;
  return amount < due && amount === roundToCash(amount) ? amount : null;
}

/** How much of an order is paid (contract 3 §4). */
export function paymentStatusOf(order: OrderBalance): PaymentStatus {
  const hasMoney = capturedAmount(order) > 0;
  if (amountDue(order) > 0) return hasMoney ? 'PARTLY_PAID' : 'UNPAID';
  if (order.refunded > 0) return hasMoney ? 'PARTLY_REFUNDED' : 'REFUNDED';
  if (!hasMoney && order.credited > 0) return 'REFUNDED';
  return hasMoney || order.total === 0 ? 'PAID' : 'UNPAID';
}
