import { and, eq, lt, not } from 'drizzle-orm';
import { isDueToday } from '../core/daily.ts';
import type { Scope } from '../core/scope.ts';
import { rateRequests, shipments } from './tables.ts';

const day = 24 * 3_600_000;

/** The first question of a day takes those along that are older than a day and became no shipment: they hold addresses. */
export async function forgetRatesDaily(scope: Scope): Promise<void> {
  if (isDueToday(`rates of ${scope.store.id}`)) await forgetRates(scope);
}

/** Forgets what rates were asked for more than a day ago, where nothing was made of it. */
export async function forgetRates(scope: Scope): Promise<void> {
  const isOld = lt(rateRequests.created_date, new Date(Date.now() - day));
  const isUsed = scope.exists(shipments, eq(shipments.shipment_id, rateRequests.shipment_id));
  await scope.delete(rateRequests, and(isOld, not(isUsed)), rateRequests.id);
}
