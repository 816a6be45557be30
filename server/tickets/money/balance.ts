import { eq } from 'drizzle-orm';
import { amountDue, capturedAmount } from '../../../src/schemas/sales/amountDue.ts';
import { isDropped } from '../../../src/schemas/sales/states.ts';
import { priceServices } from '../../../src/schemas/tickets/price.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { isTaxExempt, priced, readOrder, taxContext } from '../../sales/index.ts';
import { tickets } from '../tables.ts';
import { settledLines } from './settledLines.ts';
import { ticketLines, type ExpectedDevice } from './ticketLines.ts';

export type TicketBalance = Awaited<ReturnType<typeof ticketBalance>>;

/**
 * Amounts of a ticket with taxes, in cents: those of its order as the next payment would bring it up to date, or of what
 * its devices cost while it has none. `expected` names devices with the outcome that a step would give them.
 */
export async function ticketBalance(
  scope: Scope,
  ticketId: string,
  expected: readonly ExpectedDevice[] = [],
) {
  const { location_id, order_id, customer_id } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { location_id, order_id, customer_id },
    { where: eq(tickets.id, ticketId) },
  );
  if (!ticket) throw notFound();
  const lines = await ticketLines(scope, ticketId, expected);
  const order = ticket.order_id && (await readOrder(scope, ticket.order_id));
  if (order && !isDropped(order.order_status)) {
    const settled = settledLines(order, lines);
    if (!settled) return { total: order.total, paid: capturedAmount(order), due: amountDue(order) };
    const { rules } = await taxContext(scope, order.location_id);
    const { total } = priced(order, settled, rules, order.order_date).sums;
    // An order does not cost less than is paid on it until that is refunded.
    const least = Math.max(total, capturedAmount(order));
    return { total: least, paid: capturedAmount(order), due: amountDue({ ...order, total: least }) };
  }
  const { rules, today } = await taxContext(scope, ticket.location_id);
  const costs = lines.map(({ unit_price, quantity, tax_class = 'STANDARD' as const }) => ({
    cost: unit_price * quantity,
    tax_class,
  }));
  const { total } = priceServices(costs, rules, today, await isTaxExempt(scope, ticket.customer_id));
  return { total, paid: 0, due: total };
}
