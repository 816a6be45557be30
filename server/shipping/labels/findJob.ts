import { eq } from 'drizzle-orm';
import { JobError, type JobKind } from '../../core/jobs/kinds.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { findPurchase } from './purchases.ts';
import { completePurchase, markUnknown, releasePurchase } from './outcomes.ts';
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
export const findLabelJob = ({ carriers, times }: ShippingOptions): JobKind<{ purchase_id: string }> => ({
  attempts: 100,
  atOnce: 4,

  run: async ({ scope, data: { purchase_id }, signal }) => {
    const purchase = await findPurchase(scope, eq(labelPurchases.id, purchase_id));
    if (!purchase || ['bought', 'refused'].includes(purchase.state)) return;
    const { rate_id: rateId, reference } = purchase;
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(times.timeout)]);
    const label = await carriers.findLabel({ rateId, reference }, { signal: waiting }).catch(toJobError);
    if (label) return completePurchase(scope, purchase_id, label);
    if (Date.now() - purchase.created_date.getTime() > times.lookupWindow)
      return releasePurchase(scope, purchase_id, 'The carrier knows no such label.');
    if (purchase.state === 'buying') await markUnknown(scope, purchase);
    throw new JobError({ code: 'label_unknown' });
  },
});

/** Converts a carrier's failure to a JobError. */
export function toJobError(error: unknown): never {
  throw error instanceof CarrierError
    ? new JobError({ code: 'carrier_failed', detail: error.message.slice(0, 200) })
    : error;
}
