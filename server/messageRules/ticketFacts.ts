import { asc, eq } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { devices, ticketDevices, tickets } from '../tickets/index.ts';
import { readPlace } from './place.ts';
import { languageOf, readRecipient } from './recipient.ts';

export type TicketFacts = Awaited<ReturnType<typeof readTicketFacts>>;

/** Reads what messages about a ticket need: the ticket, its customer, its location and its devices. */
export async function readTicketFacts(scope: Scope, ticketId: string) {
  const { number, state, origin, location_id, promised_date, customer_id, order_id } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { id: tickets.id, number, state, origin, location_id, promised_date, customer_id, order_id },
    { where: eq(tickets.id, ticketId) },
  );
  if (!ticket) throw notFound();
  const customer = await readRecipient(scope, ticket.customer_id);
  const location = await readPlace(scope, ticket.location_id);
  const onTicket = await scope.select(
    ticketDevices,
    {
      id: ticketDevices.id,
      device_id: ticketDevices.device_id,
      name: devices.name,
      state: ticketDevices.state,
      outcome: ticketDevices.outcome,
    },
    {
      join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
      where: eq(ticketDevices.ticket_id, ticketId),
      orderBy: [asc(ticketDevices.created_date), asc(ticketDevices.id)],
    },
  );
  return {
    ...ticket,
    customer,
    language: languageOf(customer),
    location,
    devices: onTicket.map(({ name, ...device }) => ({ ...device, name: name ?? '' })),
  };
}
