import { eq, sql, type SQL } from 'drizzle-orm';
import { objectOf } from '../core/tables/objectOf.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { customers } from '../customers/index.ts';
import { ticketDevices, tickets } from './tables.ts';

/** The number, promised date and customer of a device's ticket, as fields of a select. */
export function ofTicket(own: TenantFilter): Record<string, SQL> {
  const { number, promised_date, customer_id } = tickets;
  const { id, first_name, last_name } = customers;
  const isIts = eq(tickets.id, ticketDevices.ticket_id);
  const customer = objectOf({ id, name: sql`btrim(concat_ws(' ', ${first_name}, ${last_name}))` });
  const withCustomer = sql`${tickets} join ${customers} on ${eq(id, customer_id)}`;
  return {
    number: own.field(sql`${number}`, sql`${tickets}`, [tickets], isIts),
    promised_date: own
      .field(sql`${promised_date}`, sql`${tickets}`, [tickets], isIts)
      .mapWith(tickets.promised_date),
    customer: own.field(customer, withCustomer, [tickets, customers], isIts),
  };
}
