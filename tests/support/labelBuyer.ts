import type { Who } from '../../src/schemas/can.ts';
import { Scope } from '../../server/core/scope.ts';
import { openDatabase } from '../../server/core/database.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import type { JobKinds } from '../../server/core/jobs/kinds.ts';
import { buyLabel } from '../../server/shipping/labels/buy.ts';
import { findLabelJob } from '../../server/shipping/labels/findJob.ts';
import {
  newShippingCall,
  shippingTimes,
  type ShippingOptions,
} from '../../server/shipping/shippingOptions.ts';
import { forEachConcurrent } from './forEachConcurrent.ts';
import { remoteCarrier } from './fakeCarrier.ts';
import type { Addresses } from './pooled.ts';

/** A process that retries buying the labels of rates until all are bought. Prints `ready`, then `done`. */
export interface LabelBuyerOptions extends Partial<Addresses> {
  dataDir?: string | undefined;
  carrierUrl: string;
  storeId: string;
  staffId: string;
  rateIds: string[];
  /** The concurrency. */
  atOnce: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as LabelBuyerOptions;
const { databaseUrl, databaseDirectUrl, dataDir, storeId, staffId, rateIds, atOnce } = options;
const database = await openDatabase({ databaseUrl, databaseDirectUrl, ...(dataDir && { dataDir }) });
const scope = new Scope(database.db, { id: storeId, timezone: 'UTC' });
const who: Who = { staff_id: staffId, store_id: storeId, role: 'STORE_OWNER', rights: [], location_id: null };
const shipping: ShippingOptions = {
  carriers: remoteCarrier(options.carrierUrl),
  notify: async () => '',
  times: { ...shippingTimes, timeout: 1000, lookupWindow: 4000 },
};
const kinds: Partial<JobKinds> = { 'find-label': findLabelJob(shipping) };
startWorker({
  database: Promise.resolve(database),
  kinds: kinds as JobKinds,
  log: { error: (...told: unknown[]) => console.error(...told) },
  lease: 1500,
  pause: 100,
});
console.log('ready');
for (let left = rateIds; left.length > 0;) {
  const missing: string[] = [];
  await forEachConcurrent(left, atOnce, (rateId) =>
    buyLabel(newShippingCall(shipping, scope, who), rateId).catch(() => missing.push(rateId)),
  );
  left = missing;
  if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}
process.send?.('done');
// The embedded database does not keep the process alive.
setInterval(() => undefined, 60_000);
