import { and, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { labelPurchases } from './tables.ts';

export type Purchase = typeof labelPurchases.$inferSelect;

/** The condition for the purchase of a rate that was not refused. */
export const isOpen = (rateId: string): SQL =>
  and(eq(labelPurchases.rate_id, rateId), ne(labelPurchases.state, 'refused'))!;

export async function findPurchase(
  scope: Scope,
  where: SQL,
  { lock = false } = {},
): Promise<Purchase | undefined> {
  const [found] = await scope.select(labelPurchases, getTableColumns(labelPurchases), { where, lock });
  return found;
}
