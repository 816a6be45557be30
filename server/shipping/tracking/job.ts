import { eq } from 'drizzle-orm';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import { findShipment, type ShipmentRow } from '../labels/label.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { storeTracking } from './store.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'track-parcel': { shipment_id: string; is_followed?: boolean };
  }
}

const hour = 3_600_000;
/** Age at which tracking stops. */
const longest = 60 * 24 * hour;

/** Tracks a moving package every hour, one without events less and less often, at least once a day. */
const pauseOf = ({ moved_date, created_date }: ShipmentRow) =>
  Math.min(Math.max((Date.now() - (moved_date ?? created_date).getTime()) / 8, hour), 24 * hour);

const needsTracking = ({ label_id, is_voided, tracking_status, created_date }: ShipmentRow) =>
  Boolean(label_id) &&
  !is_voided &&
  tracking_status !== 'delivered' &&
  Date.now() - created_date.getTime() < longest;

/**
 * Tracks a shipment until it is delivered, and subscribes once to the carrier's updates. A carrier's failure does not
 * fail the job: it is tried again at the next run.
 */
export const trackParcelJob = (
  shipping: ShippingOptions,
): JobKind<{ shipment_id: string; is_followed?: boolean }> => ({
  atOnce: 2,

  run: async ({ scope, data: { shipment_id, is_followed = false }, signal }) => {
    const row = await findShipment(scope, eq(shipments.id, shipment_id));
    if (!row || !needsTracking(row)) return;
    const { carriers, times } = shipping;
    const asking = { signal: AbortSignal.any([signal, AbortSignal.timeout(times.timeout)]) };
    const { label_id, carrier_code, tracking_number } = row;
    const isFollowed =
      is_followed ||
      (tracking_number !== null &&
        !(await failureOf(carriers.follow(carrier_code, tracking_number, asking))));
    const asked = carriers.track(label_id ?? '', asking);
    const failure = await failureOf(asked.then((told) => storeTracking(scope, shipping, row.id, told)));
    const wait = failure?.retryAfter && failure.retryAfter * 1000;
    const now = await findShipment(scope, eq(shipments.id, shipment_id));
    if (now && needsTracking(now)) await scheduleTracking(scope, now.id, wait ?? pauseOf(now), isFollowed);
  },
});

/** Returns the carrier's error; undefined if the call succeeded. */
async function failureOf(asked: Promise<unknown>): Promise<CarrierError | undefined> {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (error instanceof CarrierError) return error;
    throw error;
  }
}

/** Schedules the next tracking, in `wait` ms. */
export const scheduleTracking = (
  scope: Scope,
  id: string,
  wait: number,
  is_followed = false,
): Promise<void> =>
  enqueue(scope, {
    kind: 'track-parcel',
    key: id,
    data: { shipment_id: id, is_followed },
    runAt: new Date(Date.now() + wait),
  });
