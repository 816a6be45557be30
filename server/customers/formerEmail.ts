import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import type { Scope } from '../core/scope.ts';
import { customerRecords } from './contributions.ts';
import { customerAliases } from './merge/tables.ts';

/** Keeps the former e-mail address of a customer where it alone identifies what they booked or wrote. */
export async function keepFormerEmail(scope: Scope, who: Who, customer: Customer, stored?: Customer) {
  if (!stored?.email) return;
  const former = stored.email.toLowerCase();
  if (former === customer.email?.toLowerCase()) return;
  const counts = await Promise.all(
    customerRecords().flatMap(([, { table, email }]) =>
      email ? [scope.count(table, and(isNull(table.customer_id), eq(sql`lower(${email})`, former)))] : [],
    ),
  );
  if (counts.every((count) => count === 0)) return;
  const alias = { customer_id: customer.id, email: stored.email, created_by: who.staff_id };
  await scope.insert(customerAliases, [alias], { ignoreExisting: true });
}
