import { eq } from 'drizzle-orm';
import { type Forgetting, forgottenContact, isOfContact } from '../../customers/index.ts';
import { transactions } from '../../wallet/index.ts';
import { orders, payments } from '../tables.ts';

/** Orders, their payments and transactions keep their amounts. */
export async function forgetOrders({ scope, customer }: Forgetting): Promise<void> {
  const own = isOfContact(orders, customer);
  const ids = scope.any(orders, orders.id, own);
  await scope.update(payments, { reason: null }, eq(payments.order_id, ids));
  await scope.update(transactions, { note: null }, eq(transactions.order_id, ids));
  const nowhere = { billing_address: null, shipping_address: null, note: null };
  await scope.update(orders, { ...forgottenContact(customer.id), ...nowhere }, own);
}
