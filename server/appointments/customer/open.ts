import { and, eq, ne, or, sql } from 'drizzle-orm';
import { dayIn } from '../../../src/schemas/days.ts';
import type { Scope } from '../../core/scope.ts';
import type { CustomerIdentity, Unsettled } from '../../customers/index.ts';
import { appointments } from '../tables.ts';
import { isAppointmentOf } from './isAppointmentOf.ts';

/** Counts the customer's upcoming and begun appointments. */
export async function openAppointments(scope: Scope, customer: CustomerIdentity): Promise<Unsettled[]> {
  const { type, is_voided, status, selected_date } = appointments;
  const today = dayIn(scope.store.timezone);
  const isAhead = and(ne(status, 'COMPLETED'), sql`${selected_date} >= ${today}`);
  const count = await scope.count(
    appointments,
    and(
      isAppointmentOf(customer),
      eq(type, 'APPOINTMENT'),
      eq(is_voided, false),
      or(isAhead, eq(status, 'IN_PROGRESS')),
    ),
  );
  return count > 0 ? [{ path: '', code: 'open_appointments', params: { count } }] : [];
}
