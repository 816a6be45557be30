import { enqueue } from '../core/jobs/enqueue.ts';
import type { JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import { toJobError } from './labels/findJob.ts';
import type { ShippingOptions } from './shippingOptions.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'forget-parcels': { shipment_ids: string[] };
  }
}

/** Makes carriers erase sender and recipient of shipments, given their own ids. */
export async function forgetParcels(scope: Scope, shipment_ids: string[]): Promise<void> {
  if (shipment_ids.length > 0) await enqueue(scope, { kind: 'forget-parcels', data: { shipment_ids } });
}

export const forgetParcelsJob = ({
  carriers,
  times,
}: Pick<ShippingOptions, 'carriers' | 'times'>): JobKind<{ shipment_ids: string[] }> => ({
  run: ({ data, signal }) => {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(times.timeout)]);
    return carriers.forget(data.shipment_ids, { signal: waiting }).catch(toJobError);
  },
});
