import { eq } from 'drizzle-orm';
import { JobError, type JobKind } from '../../core/jobs/kinds.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import type { Shop } from '../shop.ts';
import { findPurchase } from './purchases.ts';
import { adopt, doubt, free } from './settle.ts';
import { labelPurchases } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'find-label': { purchase_id: string };
  }
}

/**
 * Looks up by reference whether a label was bought, if the carrier's response was lost. A label that is not found after
 * a while was not bought; until the carrier says either, the rate stays claimed.
 */
export const findLabelJob = ({ carriers, changed, times }: Shop): JobKind<{ purchase_id: string }> => ({
  attempts: 100,
  atOnce: 4,

  run: async ({ scope, data: { purchase_id }, signal }) => {
    const purchase = await findPurchase(scope, eq(labelPurchases.id, purchase_id));
    if (!purchase || ['bought', 'refused'].includes(purchase.state)) return;
    const settling = { scope, changed };
    const { rate_id: rateId, reference } = purchase;
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(times.patience)]);
    const label = await carriers.findLabel({ rateId, reference }, { signal: waiting }).catch(toJobError);
    if (label) return adopt(settling, purchase_id, label);
    if (Date.now() - purchase.created_date.getTime() > times.doubt)
      return free(settling, purchase_id, 'The carrier knows no such label.');
    if (purchase.state === 'buying') await doubt(settling, purchase);
    throw new JobError({ code: 'label_unknown' });
  },
});

/** Converts a carrier's failure to a JobError. */
export function toJobError(error: unknown): never {
  throw error instanceof CarrierError
    ? new JobError({ code: 'carrier_failed', detail: error.message.slice(0, 200) })
    : error;
}
