import { eq } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { isDropped } from '../../../src/schemas/sales/states.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { orderedId } from '../../core/orderedId.ts';
import { invalid } from '../../core/problem.ts';
import type { Entity } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { lockRecords, updateVersioned } from '../../core/records/version.ts';
import { create, update } from '../../core/records/write.ts';
import type { Scope } from '../../core/scope.ts';
import { orderedBooking } from '../booking.ts';
import { tickets } from '../tables.ts';
import { settledLines, toLine } from './settledLines.ts';
import { ticketLines } from './ticketLines.ts';

interface Writing {
  scope: Scope;
  who: Who;
  entity: Entity;
}

/**
 * Makes the one order of a ticket, or brings the lines of its devices up to date while it is open. Lines that were added
 * by hand stay; those of its appointment for the same service become lines of the device. Returns its id. Throws 422 for a ticket without customer (`no_customer`) or prices (`no_price`).
 */
export function settleOrder(
  { scope, who, entity }: Writing,
  { id: ticketId }: Pick<Ticket, 'id'>,
  withdrawn: readonly string[] = [],
): Promise<string> {
  return scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    await lockRecords(own, [{ table: tickets, ids: [ticketId] }]);
    const { location_id, customer_id, order_id, appointment_id } = tickets;
    const [ticket] = await own.select(
      tickets,
      { location_id, customer_id, order_id, appointment_id },
      { where: eq(tickets.id, ticketId) },
    );
    const wanted = await ticketLines(own, ticketId);
    const order = ticket?.order_id && (await liveOrder(writing, ticket.order_id));
    if (order) {
      const lines = settledLines(order, wanted, withdrawn);
      if (lines) await update(writing, order.id, { lines });
      return order.id;
    }
    if (!ticket?.customer_id) throw invalid([{ path: '', code: 'no_customer' }]);
    if (wanted.length === 0) throw invalid([{ path: '', code: 'no_price' }]);
    const id = orderedId();
    await updateVersioned(own, tickets, [ticketId], who.staff_id, { order_id: id });
    await create(writing, {
      id,
      location_id: ticket.location_id,
      customer_id: ticket.customer_id,
      appointment_id: await orderedBooking(own, who, ticket),
      lines: wanted.map((line) => toLine(line)),
    });
    return id;
  });
}

/** Returns an order unless it was cancelled or rejected: then another one takes its place. */
async function liveOrder({ scope, entity }: Writing, id: string): Promise<Order | undefined> {
  const order = (await readBare(scope, entity, id)).record as Order;
  return isDropped(order.order_status) ? undefined : order;
}
