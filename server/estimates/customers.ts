import { eq, inArray } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { appointments } from '../appointments/index.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { tickets } from '../tickets/index.ts';

/** Adds the customers of tickets, and of quotes as they are named there. */
export async function addCustomers(scope: Scope, records: Estimate[]): Promise<void> {
  const { id, customer_id } = tickets;
  const { first_name, last_name } = customers;
  const idsOf = (key: 'ticket_id' | 'quote_id') => [...new Set(records.flatMap((one) => one[key] ?? []))];
  const ofTickets = await scope.select(
    tickets,
    { id, customer_id, first_name, last_name },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: inArray(id, idsOf('ticket_id')),
    },
  );
  const { customer_first_name, customer_last_name } = appointments;
  const ofQuotes = await scope.select(
    appointments,
    {
      id: appointments.id,
      customer_id: appointments.customer_id,
      first_name: customer_first_name,
      last_name: customer_last_name,
    },
    { where: inArray(appointments.id, idsOf('quote_id')) },
  );
  const byId = new Map([...ofQuotes, ...ofTickets].map((row) => [row.id, row]));
  for (const record of records) {
    const row = byId.get(record.ticket_id ?? record.quote_id ?? '');
    record.customer = row?.customer_id
      ? { id: row.customer_id, name: `${row.first_name} ${row.last_name}`.trim() }
      : null;
  }
}
