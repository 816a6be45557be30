import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { customers, emailsOf } from '../../customers/index.ts';
import { appointments } from '../tables.ts';
import { isAppointmentOf } from './isAppointmentOf.ts';

/**
 * Returns the ids of those appointments and quotes that belong to a customer, or without a customer and an email address
 * have their telephone number.
 */
export async function ownedBy(
  scope: Scope,
  appointmentIds: string[],
  customerId: string | null,
): Promise<string[]> {
  if (customerId === null) return [];
  const [customer] = await scope.select(
    customers,
    { phone: customers.phone },
    { where: eq(customers.id, customerId) },
  );
  if (!customer) return [];
  const { id, customer_id, customer_email, customer_phone } = appointments;
  const isTheirs = isAppointmentOf({ id: customerId, emails: await emailsOf(scope, customerId) });
  const byPhone =
    customer.phone === null
      ? undefined
      : and(isNull(customer_id), isNull(customer_email), eq(customer_phone, customer.phone));
  const rows = await scope.select(
    appointments,
    { id },
    { where: and(inArray(id, appointmentIds), or(isTheirs, byPhone)) },
  );
  return rows.map((row) => row.id);
}
