import { eq } from 'drizzle-orm';
import { appointments } from '../appointments/index.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { readLocation, type LinkSubject } from '../statusPages/index.ts';
import { tickets } from '../tickets/index.ts';

/** Returns who gets an estimate: the customer of the ticket, or whom the quote names; undefined: nobody. */
export async function contactOf(scope: Scope, subject: LinkSubject) {
  const [row] = await ('ticket_id' in subject
    ? ofTicket(scope, subject.ticket_id)
    : ofQuote(scope, subject.quote_id));
  if (!row) return undefined;
  const { timezone } = await readLocation(scope, row.location_id);
  const isFrench = row.language?.toLowerCase().startsWith('fr');
  return { ...row, language: isFrench ? ('fr' as const) : ('en' as const), timezone };
}

function ofTicket(scope: Scope, ticketId: string) {
  const { customer_id, location_id } = tickets;
  const { email, phone, first_name, language } = customers;
  return scope.select(
    tickets,
    { customer_id, location_id, email, phone, first_name, language },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: eq(tickets.id, ticketId),
    },
  );
}

async function ofQuote(scope: Scope, quoteId: string) {
  const { customer_id, location_id, customer_email, customer_phone, customer_first_name, customer_language } =
    appointments;
  const rows = await scope.select(
    appointments,
    {
      customer_id,
      location_id,
      email: customer_email,
      phone: customer_phone,
      first_name: customer_first_name,
      chosen: customer_language,
      known: customers.language,
    },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: eq(appointments.id, quoteId),
    },
  );
  return rows.map(({ chosen, known, ...row }) => ({ ...row, language: chosen ?? known }));
}
