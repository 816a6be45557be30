import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { customerAliases } from './merge/tables.ts';
import { customers } from './tables.ts';

/** Returns the only customer with a present or former email address, in lower case; null if there are none or several. */
export async function customerOfEmail(scope: Scope, email: string): Promise<string | null> {
  const { id, email: present, forgotten_date } = customers;
  const former = scope.any(
    customerAliases,
    customerAliases.customer_id,
    eq(sql`lower(${customerAliases.email})`, email),
  );
  const rows = await scope.select(
    customers,
    { id },
    {
      where: and(or(eq(sql`lower(${present})`, email), eq(id, former)), isNull(forgotten_date)),
      limit: 2,
    },
  );
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}
