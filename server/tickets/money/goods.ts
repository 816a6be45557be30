import { eq } from 'drizzle-orm';
import type { OrderLine } from '../../../src/schemas/sales/orders.ts';
import type { deviceGoods, Sold } from '../../sales/index.ts';
import { tickets } from '../tables.ts';
import { ticketLines, type TicketLine } from './ticketLines.ts';

type DeviceGoods = ReturnType<typeof deviceGoods.all>[number];

type Line = Pick<OrderLine, 'kind' | 'repair_id' | 'item_id' | 'name' | 'ticket_device_id'>;

/** Whether two lines sell the same for the same device. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.ticket_device_id === other.ticket_device_id &&
  one.kind === other.kind &&
  one.repair_id === other.repair_id &&
  one.item_id === other.item_id &&
  (one.kind !== 'CUSTOM' || one.name === other.name);

/** What the lines of a ticket's order sell: what was agreed for its devices. */
export const goodsOfTickets: DeviceGoods = async (scope, order) => {
  const [ticket] = await scope.select(tickets, { id: tickets.id }, { where: eq(tickets.order_id, order.id) });
  const agreed = ticket ? await ticketLines(scope, ticket.id) : [];
  return (line) => {
    const found = agreed.filter((one) => isSameLine(one, line));
    const [sold = found[0]] = found.filter(({ unit_price }) => unit_price === line.unit_price);
    return sold && soldOf(sold);
  };
};

const soldOf = ({ unit_price, ...line }: TicketLine): Sold => ({
  name: line.name,
  sku: line.sku,
  product_id: line.product_id,
  warranty: line.warranty,
  warranty_unit: line.warranty_unit,
  tax_class: line.tax_class,
  ticket_device_id: line.ticket_device_id,
  list_price: unit_price,
});
