import { eq } from 'drizzle-orm';
import { amountDue, capturedAmount } from '../../../src/schemas/sales/amountDue.ts';
import { isDropped } from '../../../src/schemas/sales/states.ts';
import { priceServices } from '../../../src/schemas/tickets/price.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { isTaxExempt, orders, taxContext } from '../../sales/index.ts';
import { tickets } from '../tables.ts';
import { ticketLines } from './ticketLines.ts';

/** Amounts of a ticket with taxes, in cents: those of its order, or of what its devices cost while it has none. */
export async function ticketBalance(scope: Scope, ticketId: string) {
  const { location_id, order_id, customer_id } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { location_id, order_id, customer_id },
    { where: eq(tickets.id, ticketId) },
  );
  if (!ticket) throw notFound();
  if (ticket.order_id) {
    const { order_status, total, credited, paid, refunded } = orders;
    const [order] = await scope.select(
      orders,
      { order_status, total, credited, paid, refunded },
      { where: eq(orders.id, ticket.order_id) },
    );
    if (order && !isDropped(order.order_status))
      return { total: order.total, paid: capturedAmount(order), due: amountDue(order) };
  }
  const lines = await ticketLines(scope, ticketId);
  const { rules, today } = await taxContext(scope, ticket.location_id);
  const costs = lines.map(({ unit_price, quantity, tax_class = 'STANDARD' as const }) => ({
    cost: unit_price * quantity,
    tax_class,
  }));
  const { total } = priceServices(costs, rules, today, await isTaxExempt(scope, ticket.customer_id));
  return { total, paid: 0, due: total };
}
