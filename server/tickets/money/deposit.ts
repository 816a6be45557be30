import { models } from '../../../src/schemas/models.ts';
import { orders } from '../../../src/schemas/sales/orders.ts';
import type { Deposit } from '../../../src/schemas/tickets/deposit.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { refuseAt } from '../../core/problem.ts';
import { entityOf, type Writing } from '../../core/records/entity.ts';
import { takeStep } from '../../core/records/step.ts';
import { orderHooks, type salesOf } from '../../sales/index.ts';
import { settleOrder } from './settleOrder.ts';

/** Makes the order of a new ticket and pays the deposit on it, in the caller's transaction; errors are at `/deposit`. */
export async function takeDeposit(
  sales: ReturnType<typeof salesOf>,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  ticket: Ticket,
  deposit: Deposit,
): Promise<void> {
  const writing = { scope, who, entity: entityOf(orders, models, orderHooks(sales)) };
  const at = refuseAt('/deposit');
  const id = await settleOrder(writing, ticket).catch(at);
  // The ticket is created once, and the payment with it.
  await takeStep(writing, { name: 'pay', id, key: crypto.randomUUID(), values: { ...deposit } }).catch(at);
}
