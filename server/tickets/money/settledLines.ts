import { allocate } from '../../../src/schemas/money.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { openStatuses } from '../../../src/schemas/sales/states.ts';
import { isSameLine } from './goods.ts';
import type { TicketLine } from './ticketLines.ts';

/**
 * Returns the lines of an order with those that the devices of its ticket cost as things stand: lines that were added by
 * hand stay, those of its appointment for the same service become lines of the device. Undefined if nothing changes, or
 * the order is not open any more. Services of `withdrawn` ids that no device has are left out.
 */
export function settledLines(
  order: Pick<Order, 'order_status' | 'lines'>,
  wanted: TicketLine[],
  withdrawn: readonly string[] = [],
): OrderLine[] | undefined {
  if (!openStatuses.some((status) => status === order.order_status)) return undefined;
  const ofNoDevice = order.lines.filter(({ ticket_device_id }) => !ticket_device_id);
  const others = ofNoDevice.filter(({ repair_id }) => !repair_id || !withdrawn.includes(repair_id));
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
    others.length === ofNoDevice.length &&
    lines.length === ofDevices.length &&
    lines.every((line, index) => isUnchanged(line, ofDevices[index]!));
  return isSame ? undefined : [...lines, ...others];
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
  // Of a device without technician it is who made the order.
  staff_id: line.staff_id ?? stored.staff_id,
  ...agreedPrice(stored, line),
});

/** A line keeps a price that was given at the till, else it costs what was agreed, as one in free words always does. */
const agreedPrice = (stored: OrderLine, { unit_price }: TicketLine) =>
  stored.kind === 'CUSTOM' || stored.unit_price === stored.list_price ? { unit_price } : {};

/** The line of an order for what a device costs. */
export const toLine = (line: TicketLine): OrderLine => ({
  ...line,
  addon_id: null,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
});
