import { and, eq, lt, not } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { rateRequests, shipments } from './tables.ts';

const day = 24 * 3_600_000;

/** By store the moment when its old requests were last forgotten by this process. */
const forgotten = new Map<string, number>();

/** The first question of a day takes those along that are older than a day and became no shipment: they hold addresses. */
export async function forgetRatesDaily(scope: Scope): Promise<void> {
  const { id } = scope.store;
  if (Date.now() - (forgotten.get(id) ?? 0) < day) return;
  forgotten.set(id, Date.now());
  await forgetRates(scope);
}

/** Forgets what rates were asked for more than a day ago, where nothing was made of it. */
export async function forgetRates(scope: Scope): Promise<void> {
  const isOld = lt(rateRequests.created_date, new Date(Date.now() - day));
  const isUsed = scope.exists(shipments, eq(shipments.shipment_id, rateRequests.shipment_id));
  await scope.delete(rateRequests, and(isOld, not(isUsed)), rateRequests.id);
}
