import { roundToCash } from '../money.ts';
import { isDropped, type OrderStatus, type PaymentStatus } from './states.ts';

/** Amounts of an order that determine the amount due, in cents. */
export interface OrderBalance {
  order_status: OrderStatus;
  total: number;
  /** Returned goods and allowances. */
  credited: number;
  paid: number;
  refunded: number;
}

/** Payments less refunds. */
export const capturedAmount = ({ paid, refunded }: Pick<OrderBalance, 'paid' | 'refunded'>) =>
  paid - refunded;

/** The amount due; 0 for cancelled and rejected orders. */
export const amountDue = ({ order_status, total, credited, ...money }: OrderBalance) =>
  isDropped(order_status) ? 0 : total - credited - capturedAmount(money);

/** Such an order can only be completed once it is paid, since no customer owes the rest (contract 3 §4). */
export const isDueWithoutCustomer = ({ due, customer_id }: { due: number; customer_id: string | null }) =>
  due > 0 && !customer_id;

/**
 * The part of the amount due that a cash payment settles: a partial amount payable in coins, or the whole amount, exact
 * or rounded; null otherwise. Thus an order is rounded once, and no remainder smaller than a coin stays due.
 */
export function amountSettledByCash(amount: number, due: number): number | null {
  if (amount === due || amount === roundToCash(due)) return due;
  return amount < due && amount === roundToCash(amount) ? amount : null;
}

/** The payment status of an order (contract 3 §4). */
export function paymentStatusOf(order: OrderBalance): PaymentStatus {
  const hasMoney = capturedAmount(order) > 0;
  if (amountDue(order) > 0) return hasMoney ? 'PARTLY_PAID' : 'UNPAID';
  if (order.refunded > 0) return hasMoney ? 'PARTLY_REFUNDED' : 'REFUNDED';
  if (!hasMoney && order.credited > 0) return 'REFUNDED';
  return hasMoney || order.total === 0 ? 'PAID' : 'UNPAID';
}
