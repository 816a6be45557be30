import { asc, eq } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { locations } from '../locations/index.ts';
import { devices, ticketDevices, tickets } from '../tickets/index.ts';

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
  const { id, first_name, email, phone, language } = customers;
  const [customer] = ticket.customer_id
    ? await scope.select(
        customers,
        { id, first_name, email, phone, language },
        { where: eq(id, ticket.customer_id) },
      )
    : [];
  const [location] = await scope.select(
    locations,
    {
      name: locations.location_name,
      address_1: locations.address_1,
      city: locations.city,
      phone: locations.phone,
      email: locations.email,
      timezone: locations.timezone,
    },
    { where: eq(locations.id, ticket.location_id) },
  );
  if (!location) throw notFound();
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
    language: customer?.language?.startsWith('fr') ? ('fr' as const) : ('en' as const),
    location,
    devices: onTicket.map(({ name, ...device }) => ({ ...device, name: name ?? '' })),
  };
}
