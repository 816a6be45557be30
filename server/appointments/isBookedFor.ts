import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../core/scope.ts';
import { customerAliases, customers } from '../customers/index.ts';
import { appointments } from './tables.ts';

const lower = (column: PgColumn) => sql`lower(${column})`;

/**
 * Returns the condition that an appointment or quote has one of these customers, or no customer and one of their email
 * addresses.
 */
export function isBookedFor(scope: Scope, ids: string[]): SQL | undefined {
  const { customer_id, customer_email } = appointments;
  const present = scope.any(customers, lower(customers.email), inArray(customers.id, ids));
  const former = scope.any(
    customerAliases,
    lower(customerAliases.email),
    inArray(customerAliases.customer_id, ids),
  );
  const email = lower(customer_email);
  return or(inArray(customer_id, ids), and(isNull(customer_id), or(eq(email, present), eq(email, former))));
}
