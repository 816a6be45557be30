import { and, desc, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../tables.ts';
import { customerMerges } from './tables.ts';

const { kept_id, merged_id, merged_date, undone_date } = customerMerges;

/** As findCurrent, but throws 404 if there is none. */
export async function currentOf(scope: Scope, customerId: string): Promise<string> {
  const id = await findCurrent(scope, customerId);
  if (!id) throw notFound();
  return id;
}

/** Returns the customer that this one is now, after any number of merges. */
export async function findCurrent(scope: Scope, customerId: string): Promise<string | undefined> {
  const seen = new Set<string>();
  for (let id: string | undefined = customerId; id && !seen.has(id); id = await keptBy(scope, id)) {
    seen.add(id);
    if ((await scope.count(customers, eq(customers.id, id))) > 0) return id;
  }
  return undefined;
}

async function keptBy(scope: Scope, id: string): Promise<string | undefined> {
  const where = and(eq(merged_id, id), isNull(undone_date));
  const [merge] = await scope.select(
    customerMerges,
    { kept_id },
    { where, orderBy: [desc(merged_date)], limit: 1 },
  );
  return merge?.kept_id;
}
