import type { Order } from '../../src/schemas/sales/orders.ts';
import { earn } from '../commissions/earn.ts';
import type { Scope } from '../core/scope.ts';
import { noteSale } from '../reports/noteSold.ts';
import { dayAt } from '../wallet/dayAt.ts';
import { postSale } from './postSale.ts';

/** Effects of completing an order at a register, in the transaction that completes it; balances are locked last. */
export async function completed(
  scope: Scope,
  by: string,
  order: Order,
  register_id: string | null,
): Promise<void> {
  const day = await dayAt(scope, order.location_id);
  await noteSale(scope, order, { day });
  await earn(scope, by, order, day);
  await postSale(scope, by, order, { day, register_id });
}
