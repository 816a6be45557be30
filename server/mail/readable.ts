import { and, eq, isNotNull, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { mails as access } from '../../src/schemas/mail/mail.ts';
import { appointments } from '../appointments/index.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { contactRequests } from '../customers/index.ts';
import { mails } from '../mailQueue/index.ts';

const { appointment_id, request_id, location_id, customer_id, created_by, is_secret } = mails;

/**
 * The condition that a staff member may read an email, which depends on its subject (contract 4 §6): the appointment or
 * contact request takes precedence over the location that it was written for; an email without either and without a
 * customer is readable by its author only.
 */
export function readableMails(own: TenantFilter, who: Who): SQL {
  const verdict = can(who, 'one', access);
  if (verdict === false) return sql`false`;
  const isNear = verdict === true ? undefined : isMailOf(own, who.location_id ?? 0, who.staff_id);
  return and(eq(is_secret, false), isNear)!;
}

/**
 * The condition that an email belongs to a location; one without a location belongs to every location if it has a
 * customer, otherwise to its author.
 */
export function isMailOf(own: TenantFilter, place: number | Placeholder, reader: string | Placeholder): SQL {
  const isBooking = own.exists(
    appointments,
    and(eq(appointments.id, appointment_id), eq(appointments.location_id, place)),
  );
  const isRequest = own.exists(
    contactRequests,
    and(eq(contactRequests.id, request_id), eq(contactRequests.location_id, place)),
  );
  const isAboutRecord = or(isNotNull(appointment_id), isNotNull(request_id));
  return sql`case
    when ${isAboutRecord} then ${and(or(isNull(appointment_id), isBooking), or(isNull(request_id), isRequest))}
    when ${isNotNull(location_id)} then ${eq(location_id, place)}
    else ${or(isNotNull(customer_id), eq(created_by, reader))} end`;
}
