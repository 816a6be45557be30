import { numbered, numberText } from '../../kit/fields/numberText.ts';
import type { RecordText } from '../../kit/slots.ts';
import type { TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { tickets, type Ticket } from '../../schemas/tickets/tickets.ts';

/** 'Ticket #12'. */
export const ticketText: RecordText = ({ number }, translate) => numbered(tickets, Number(number), translate);

/** The names of a ticket's devices. */
export const devicesText: RecordText = ({ devices = [] }) =>
  (devices as Ticket['devices']).map(({ name }) => name).join(', ');

/** The name of the device on a ticket, with its number. */
export const deviceText: RecordText = ({ device }) => (device as TicketDevice['device'])?.name ?? '';

/** '#12 iPhone 13', in French 'nº 12 iPhone 13'. */
export const cardText: RecordText = (record, translate) =>
  `${numberText()(record, translate)} ${deviceText(record, translate)}`;

/** The name of the customer; devices of the store have none. */
export const customerText: RecordText = ({ customer }, translate) =>
  (customer as Ticket['customer'])?.name ?? translate('bench.own_stock');

/** 'iPhone 13 · Ticket #12'. */
export const benchText: RecordText = (record, translate) =>
  `${deviceText(record, translate)} · ${ticketText(record, translate)}`;
