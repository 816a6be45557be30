import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { appointments, isAppointmentOf } from '../../appointments/index.ts';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import { contactRequests, type CustomerKey, isOfContact } from '../../customers/index.ts';
import { mails, recipients } from '../../mailQueue/index.ts';

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
