import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { orders } from '../../../src/schemas/sales/orders.ts';
import { ticketCalls } from '../../../src/schemas/tickets/calls.ts';
import { tickets, type Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { requirePermission } from '../../core/records/write.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import { orderHooks, orders as orderTable, type salesOf } from '../../sales/index.ts';
import { ticketBalance } from './balance.ts';
import { settleOrder } from './settleOrder.ts';

/** The calls that settle the order of a ticket, and that say what it costs. */
export async function moneyRoutes(app: FastifyInstance, sales: ReturnType<typeof salesOf>) {
  const ticket = entityOf(tickets, models);
  const order = entityOf(orders, models, orderHooks(sales));

  serve(app, ticketCalls.settleTicketOrder, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, 'update', ticket, record, {});
    return { order_id: await settleOrder({ scope, who, entity: order }, record as Ticket) };
  });

  serve(app, ticketCalls.getTicketBalance, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, 'one', ticket, record);
    return { ...(await ticketBalance(scope, id)), ...(await orderPlace(scope, record as Ticket)) };
  });
}

/** Returns the location of a ticket's order, which takes its payment; null without one. */
async function orderPlace(scope: Scope, { order_id }: Ticket) {
  const none = { location_id: null, location: null };
  if (!order_id) return none;
  const [place] = await scope.select(
    orderTable,
    { location_id: locations.id, location: locations.location_name },
    {
      join: { table: locations, on: eq(locations.id, orderTable.location_id) },
      where: eq(orderTable.id, order_id),
    },
  );
  return place ?? none;
}
