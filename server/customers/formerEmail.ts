import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import { appointments } from '../appointments/tables.ts';
import type { Scope } from '../core/scope.ts';
import { customerAliases } from './merge/tables.ts';
import { contactRequests } from './tables.ts';

/** The address that a customer had before stays theirs where something was booked or written by it alone. */
export async function keepFormerEmail(scope: Scope, who: Who, customer: Customer, stored?: Customer) {
  if (!stored) return;
  const former = stored.email.toLowerCase();
  if (former === customer.email.toLowerCase()) return;
  const counts = await Promise.all(
    [appointments, contactRequests].map((table) =>
      scope.count(table, and(isNull(table.customer_id), eq(sql`lower(${table.customer_email})`, former))),
    ),
  );
  if (counts.every((count) => count === 0)) return;
  const alias = { customer_id: customer.id, email: stored.email, created_by: who.staff_id };
  await scope.insert(customerAliases, [alias], { ignoreExisting: true });
}
