import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from '../wallet/index.ts';
import { postSale } from './postSale.ts';
import { salesEvents } from './salesEvents.ts';

/** Effects of completing an order at a register, in the transaction that completes it; balances are locked last. */
export async function completed(
  scope: Scope,
  by: string,
  order: Order,
  register_id: string | null,
): Promise<void> {
  const day = await dayAt(scope, order.location_id);
  for (const { completed: follow } of salesEvents.all()) await follow(scope, by, order, day);
  await postSale(scope, by, order, { day, register_id });
}
