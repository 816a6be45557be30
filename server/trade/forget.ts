import { eq, type SQL } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { tradeIdentities, tradeRequests } from './tables.ts';

/** Removes from requests who sold, and what their document said; what was bought and paid stays. */
export async function forgetTrades(scope: Scope, own: SQL, contact: Record<string, unknown>): Promise<void> {
  await scope.delete(
    tradeIdentities,
    eq(tradeIdentities.trade_request_id, scope.any(tradeRequests, tradeRequests.id, own)),
    tradeIdentities.trade_request_id,
  );
  await scope.update(tradeRequests, { ...contact, note: null, photos: [], decline_reason: null }, own);
}
