import { eq } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { openStatuses } from '../../../src/schemas/sales/states.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { invalid } from '../../core/problem.ts';
import type { Entity } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { lockRecords, updateVersioned } from '../../core/records/version.ts';
import { create, update } from '../../core/records/write.ts';
import type { Scope } from '../../core/scope.ts';
import { orderedBooking } from '../booking.ts';
import { tickets } from '../tables.ts';
import { isSameLine } from './goods.ts';
import { ticketLines, type TicketLine } from './ticketLines.ts';

interface Writing {
  scope: Scope;
  who: Who;
  entity: Entity;
}

/**
 * Makes the one order of a ticket, or brings the lines of its devices up to date while it is open. Lines that were added
 * by hand stay; those of its appointment for the same service become lines of the device. Returns its id. Throws 422 for a ticket without customer (`no_customer`) or prices (`no_price`).
 */
export function settleOrder({ scope, who, entity }: Writing, { id: ticketId }: Ticket): Promise<string> {
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
    if (ticket?.order_id) {
      await bringUpToDate(writing, ticket.order_id, wanted);
      return ticket.order_id;
    }
    if (!ticket?.customer_id) throw invalid([{ path: '', code: 'no_customer' }]);
    if (wanted.length === 0) throw invalid([{ path: '', code: 'no_price' }]);
    const id = crypto.randomUUID();
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

async function bringUpToDate(
  { scope, who, entity }: Writing,
  orderId: string,
  wanted: TicketLine[],
): Promise<void> {
  const order = (await readBare(scope, entity, orderId)).record as Order;
  if (!openStatuses.some((status) => status === order.order_status)) return;
  const others = order.lines.filter(({ ticket_device_id }) => !ticket_device_id);
  const adopt = (line: TicketLine) => {
    const index = others.findIndex((one) => sellsTheSame(one, line));
    return index < 0 ? undefined : others.splice(index, 1)[0];
  };
  const ofDevices = order.lines.filter(({ ticket_device_id }) => ticket_device_id);
  const left = [...ofDevices];
  const lines = wanted.map((line) => {
    const index = left.findIndex((one) => isSameLine(one, line));
    const [stored] = index >= 0 ? left.splice(index, 1) : [];
    if (stored) return kept(stored, line);
    const adopted = adopt(line);
    return adopted ? { ...adopted, ticket_device_id: line.ticket_device_id } : toLine(line);
  });
  const isSame =
    left.length === 0 &&
    lines.length === ofDevices.length &&
    lines.every((line, index) => isUnchanged(line, ofDevices[index]!));
  if (isSame) return;
  await update({ scope, who, entity }, orderId, { lines: [...lines, ...others] });
}

/** Whether a line of no device yet, such as one of the appointment, sells what a device needs. */
const sellsTheSame = (stored: OrderLine, line: TicketLine) =>
  line.kind !== 'PART' &&
  stored.quantity === line.quantity &&
  isSameLine({ ...stored, ticket_device_id: line.ticket_device_id }, line);

const isUnchanged = (line: OrderLine, stored: OrderLine) =>
  line.id === stored.id &&
  line.quantity === stored.quantity &&
  line.unit_price === stored.unit_price &&
  line.staff_id === stored.staff_id;

/** A line keeps a price that was given at the till; one in free words costs what was agreed. */
const kept = (stored: OrderLine, { quantity, unit_price, staff_id }: TicketLine): OrderLine => ({
  ...stored,
  quantity,
  staff_id,
  ...(stored.kind === 'CUSTOM' && { unit_price }),
});

const toLine = (line: TicketLine): OrderLine => ({
  ...line,
  addon_id: null,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
});
