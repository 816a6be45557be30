import { eq } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { allocate } from '../../../src/schemas/money.ts';
import { isDropped, openStatuses } from '../../../src/schemas/sales/states.ts';
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
export function settleOrder(
  { scope, who, entity }: Writing,
  { id: ticketId }: Pick<Ticket, 'id'>,
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
      await bringUpToDate(writing, order, wanted);
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

async function bringUpToDate(
  { scope, who, entity }: Writing,
  order: Order,
  wanted: TicketLine[],
): Promise<void> {
  if (!openStatuses.some((status) => status === order.order_status)) return;
  const others = order.lines.filter(({ ticket_device_id }) => !ticket_device_id);
  const adopt = (line: TicketLine) => {
    const index = others.findIndex((one) => sellsTheSame(one, line));
    const found = others[index];
    if (!found || found.quantity === line.quantity) return found && others.splice(index, 1)[0];
    const [taken, rest] = splitLine(found, line.quantity);
    others[index] = rest;
    return taken;
  };
  const ofDevices = order.lines.filter(({ ticket_device_id }) => ticket_device_id);
  const left = [...ofDevices];
  const lines = wanted.map((line) => {
    const index = left.findIndex((one) => isSameLine(one, line));
    const [stored] = index >= 0 ? left.splice(index, 1) : [];
    if (stored) return kept(stored, line);
    const adopted = adopt(line);
    return adopted
      ? { ...adopted, ...agreedPrice(adopted, line), ticket_device_id: line.ticket_device_id }
      : toLine(line);
  });
  const isSame =
    left.length === 0 &&
    lines.length === ofDevices.length &&
    lines.every((line, index) => isUnchanged(line, ofDevices[index]!));
  if (isSame) return;
  await update({ scope, who, entity }, order.id, { lines: [...lines, ...others] });
}

/** Whether a line of no device yet, such as one of the appointment, sells what a device needs. */
const sellsTheSame = (stored: OrderLine, line: TicketLine) =>
  line.kind !== 'PART' &&
  stored.quantity >= line.quantity &&
  isSameLine({ ...stored, ticket_device_id: line.ticket_device_id }, line);

/** Splits some pieces off a line, as a line of their own with their share of its discount. */
function splitLine({ id, ...line }: OrderLine, quantity: number): [OrderLine, OrderLine] {
  const left = line.quantity - quantity;
  const [own = 0, rest = 0] = allocate(line.discount, [quantity, left]);
  const isAmount = line.discount_kind === 'AMOUNT';
  return [
    { ...line, quantity, ...(isAmount && { discount: own }) },
    { ...line, ...(id && { id }), quantity: left, ...(isAmount && { discount: rest }) },
  ];
}

const isUnchanged = (line: OrderLine, stored: OrderLine) =>
  line.id === stored.id &&
  line.quantity === stored.quantity &&
  line.unit_price === stored.unit_price &&
  line.staff_id === stored.staff_id;

const kept = (stored: OrderLine, line: TicketLine): OrderLine => ({
  ...stored,
  quantity: line.quantity,
  staff_id: line.staff_id,
  ...agreedPrice(stored, line),
});

/** A line keeps a price that was given at the till, else it costs what was agreed, as one in free words always does. */
const agreedPrice = (stored: OrderLine, { unit_price }: TicketLine) =>
  stored.kind === 'CUSTOM' || stored.unit_price === stored.list_price ? { unit_price } : {};

const toLine = (line: TicketLine): OrderLine => ({
  ...line,
  addon_id: null,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
});
