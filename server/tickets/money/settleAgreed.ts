import { eq } from 'drizzle-orm';
import { models } from '../../../src/schemas/models.ts';
import { rights } from '../../../src/schemas/rights.ts';
import { orders as orderModel } from '../../../src/schemas/sales/orders.ts';
import { isDropped } from '../../../src/schemas/sales/states.ts';
import { Problem } from '../../core/problem.ts';
import { entityOf } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../../inventory/index.ts';
import { orderHooks, orders } from '../../sales/index.ts';
import { tickets } from '../tables.ts';
import { settleOrder } from './settleOrder.ts';

/**
 * Brings the order that a ticket has already up to what its customer agreed to, in the name of `by` or, null, of who took
 * the devices in; booked services of `withdrawn` ids are no longer wanted. An order on which more is paid stays as it is until that is refunded.
 */
export async function settleAgreed(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  id: string,
  withdrawn: readonly string[] = [],
): Promise<void> {
  const { order_id, location_id, created_by } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { order_id, location_id, created_by, status: orders.order_status },
    { join: { table: orders, on: eq(orders.id, order_id) }, where: eq(tickets.id, id) },
  );
  const staff_id = by ?? ticket?.created_by;
  if (!ticket || !staff_id || isDropped(ticket.status)) return;
  const who = {
    staff_id,
    store_id: scope.store.id,
    role: 'ADMIN' as const,
    rights,
    location_id: ticket.location_id,
  };
  const entity = entityOf(orderModel, models, orderHooks({ inventory }));
  await settleOrder({ scope, who, entity }, { id }, withdrawn).catch((error: unknown) => {
    if (!(error instanceof Problem && error.errors?.[0]?.code === 'below_paid')) throw error;
  });
}
