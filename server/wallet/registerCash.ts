import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { entries } from './tables.ts';

/** Returns the cents in registers by id: the sums of their cash entries in the ledger. */
export async function registerCash(scope: Scope, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.select(
    entries,
    { id: entries.register_id, cash: sum(entries.amount).mapWith(Number) },
    {
      where: and(inArray(entries.register_id, ids), eq(entries.account, 'CASH')),
      groupBy: entries.register_id,
    },
  );
  return new Map(rows.map(({ id, cash }) => [String(id), cash]));
}
