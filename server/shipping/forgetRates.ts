import { and, eq, lt, not } from 'drizzle-orm';
import { isDueToday } from '../core/daily.ts';
import type { Scope } from '../core/scope.ts';
import { rateRequests, shipments } from './tables.ts';

const day = 24 * 3_600_000;

/** Deletes old shipping requests once a day, on the first request of the day: they contain addresses. */
export async function forgetRatesDaily(scope: Scope): Promise<void> {
  if (isDueToday(`rates of ${scope.store.id}`)) await forgetRates(scope);
}

/** Deletes shipping requests older than a day that no shipment was created from. */
export async function forgetRates(scope: Scope): Promise<void> {
  const isOld = lt(rateRequests.created_date, new Date(Date.now() - day));
  const isUsed = scope.exists(shipments, eq(shipments.shipment_id, rateRequests.shipment_id));
  await scope.delete(rateRequests, and(isOld, not(isUsed)), rateRequests.id);
}
