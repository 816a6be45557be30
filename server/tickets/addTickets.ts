import { eq } from 'drizzle-orm';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { parallel } from '../core/parallel.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { tickets } from './tables.ts';
import { readWays } from './ways.ts';

/** Adds to devices the number, promised date and customer of their tickets, and the names of locations on their way. */
export async function addTickets(scope: Scope, records: TicketDevice[]): Promise<void> {
  const ids = [...new Set(records.map((record) => record.ticket_id))];
  const [rows, wayOf] = await parallel([
    scope.planned('tickets_of_devices', ticketsOf, { ids }),
    readWays(scope, records),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const record of records) {
    const ticket = byId.get(record.ticket_id);
    if (!ticket) continue;
    record.way = wayOf(record);
    record.number = ticket.number;
    record.promised_date = ticket.promised_date && new Date(ticket.promised_date).toISOString();
    record.customer = ticket.customer_id
      ? { id: ticket.customer_id, name: `${ticket.first_name} ${ticket.last_name}`.trim() }
      : null;
  }
}

function ticketsOf() {
  const { id, number, promised_date, customer_id } = tickets;
  const { first_name, last_name } = customers;
  return {
    table: tickets,
    fields: { id, number, promised_date, customer_id, first_name, last_name },
    join: { table: customers, on: eq(customers.id, customer_id), isOptional: true as const },
    where: isAnyOf(id, 'ids'),
  };
}
