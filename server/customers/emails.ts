import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../core/planned.ts';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { CustomerIdentity, CustomerKey } from './contributions.ts';
import { customerAliases, customerMerges } from './merge/tables.ts';
import { customers } from './tables.ts';

/** Returns the customer's e-mail addresses in lower case: the present one first, then former ones; throws if there is no such customer. */
export async function emailsOf(scope: Scope, customerId: string): Promise<string[]> {
  const rows = await scope.planned('customer_emails', addressed, { customer: customerId });
  if (rows.length === 0) throw notFound();
  const emails = rows.flatMap(({ present, former }) => [present, former]);
  return [...new Set(emails.flatMap((email) => email?.toLowerCase() ?? []))];
}

const addressed = () => ({
  table: customers,
  fields: { present: customers.email, former: customerAliases.email },
  join: {
    table: customerAliases,
    on: eq(customerAliases.customer_id, customers.id),
    isOptional: true as const,
  },
  where: eq(customers.id, sql.placeholder('customer')),
  orderBy: [customerAliases.created_date],
});

/** The condition that a row has the customer's id, or no customer id and one of their e-mail addresses. */
export function isOfContact(
  { customer_id, customer_email }: { customer_id: PgColumn; customer_email: PgColumn },
  { id, emails }: CustomerKey,
): SQL {
  const byEmail = and(isNull(customer_id), sql`lower(${customer_email}) = any(${sql.param(emails)}::text[])`);
  return sql`(${eq(customer_id, id)} or ${byEmail})`;
}

export async function identityOf(scope: Scope, customerId: string): Promise<CustomerIdentity> {
  const [ids, emails] = await Promise.all([idsOf(scope, customerId), emailsOf(scope, customerId)]);
  return { id: customerId, ids, emails };
}

/** Returns the customer's id and those of all customers merged into them. */
export async function idsOf(scope: Scope, customerId: string): Promise<string[]> {
  const ids = [customerId];
  for (let found = ids; found.length > 0; ids.push(...found)) {
    const rows = await scope.planned('customers_merged_into', merged, { ids: found });
    found = rows.map((row) => row.merged_id).filter((id) => !ids.includes(id));
    if (found.length === 0) break;
  }
  return ids;
}

const merged = () => {
  const { merged_id, kept_id, undone_date } = customerMerges;
  const where = and(isAnyOf(kept_id, 'ids'), isNull(undone_date));
  return { table: customerMerges, fields: { merged_id }, where };
};

/** Returns the id that a customer has after all merges. */
export async function followMerges(scope: Scope, customerId: string): Promise<string> {
  let id = customerId;
  for (const seen = new Set<string>(); !seen.has(id);) {
    seen.add(id);
    const where = and(eq(customerMerges.merged_id, id), isNull(customerMerges.undone_date));
    const [merge] = await scope.select(customerMerges, { kept_id: customerMerges.kept_id }, { where });
    id = merge?.kept_id ?? id;
  }
  return id;
}
