import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isAppointmentOf } from '../../appointments/customer/isAppointmentOf.ts';
import { appointments } from '../../appointments/tables.ts';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import type { CustomerKey } from '../../customers/contributions.ts';
import { isOfContact } from '../../customers/emails.ts';
import { contactRequests } from '../../customers/tables.ts';
import { recipients } from '../../mailQueue/recipients.ts';
import { mails } from '../../mailQueue/tables.ts';

/** The condition that an email belongs to a customer: directly, by its recipients, appointment or contact request. */
export function isMailOfCustomer(own: TenantFilter, customer: CustomerKey): SQL {
  const requests = isOfContact(contactRequests, customer);
  return or(
    eq(mails.customer_id, customer.id),
    and(isNull(mails.customer_id), isTo(customer.emails)),
    sql`${mails.appointment_id} = ${own.any(appointments, appointments.id, isAppointmentOf(customer))}`,
    sql`${mails.request_id} = ${own.any(contactRequests, contactRequests.id, requests)}`,
  )!;
}

/** The condition that an email has one of these recipients. */
export const isTo = (emails: string[] | Placeholder): SQL =>
  sql`${recipients(mails)} ?| ${sql.param(emails)}::text[]`;
