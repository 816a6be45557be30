import { eq } from 'drizzle-orm';
import type { Differences } from '../../core/history/differences.ts';
import { recordHistory } from '../../core/history/note.ts';
import { dequeue, enqueue } from '../../core/jobs/enqueue.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { CarrierLabel } from '../carriers/backEnd.ts';
import { rateRequests, shipments } from '../tables.ts';
import { scheduleTracking } from '../tracking/job.ts';
import { findPurchase, type Purchase } from './purchases.ts';
import { labelPurchases } from './tables.ts';

/** Schedules the job that finds out the outcome of a purchase. */
export const scheduleLookup = (scope: Scope, { id, created_by }: Purchase, runAt: Date) =>
  enqueue(scope, { kind: 'find-label', key: id, data: { purchase_id: id }, runAt, by: created_by });

const bought: Differences = { shipment_status: ['pending', 'label_purchased'] };

/** Completes a purchase with its label: starts tracking and stores the label's files. Idempotent. */
export const completePurchase = (scope: Scope, purchaseId: string, label: CarrierLabel): Promise<void> =>
  scope.transaction(async (own) => {
    const purchase = await findPurchase(own, eq(labelPurchases.id, purchaseId), { lock: true });
    if (!purchase || purchase.state === 'bought') return;
    const { shipment_id, created_by, reference } = purchase;
    const { label_id, tracking_number, is_voided } = label;
    await finishPurchase(own, purchaseId, { state: 'bought', label_id, reason: null });
    // If the customer was erased in the meantime, the label is not stored, since it could bring the name back.
    const isForgotten = (await own.count(rateRequests, eq(rateRequests.id, reference))) === 0;
    const told = isForgotten ? {} : { label_id, tracking_number };
    const row = { ...told, is_voided, moved_date: new Date() };
    await updateVersioned(own, shipments, [shipment_id], created_by, {
      ...row,
      shipment_status: 'label_purchased',
    });
    await recordHistory(own, { staff_id: created_by }, [
      { model: 'shipments', id: shipment_id, action: 'updated', changes: bought },
    ]);
    if (!isForgotten) {
      await scheduleTracking(own, shipment_id, 0);
      await enqueue(own, { kind: 'keep-label', key: label_id, data: { label_id } });
    }
  });

/** Releases a rate that the carrier definitely has not sold: it can be bought again. */
export const releasePurchase = (scope: Scope, purchaseId: string, reason: string): Promise<void> =>
  scope.transaction(async (own) => {
    const purchase = await findPurchase(own, eq(labelPurchases.id, purchaseId), { lock: true });
    if (!purchase || purchase.state === 'bought') return;
    await finishPurchase(own, purchaseId, { state: 'refused', reason });
    await updateVersioned(own, shipments, [purchase.shipment_id], purchase.created_by, {
      shipment_status: 'pending',
    });
  });

/**
 * Marks a purchase with an unknown outcome: it is not repeated, but looked up, at once and then with growing delays.
 */
export const markUnknown = (scope: Scope, purchase: Purchase): Promise<void> =>
  scope.transaction(async (own) => {
    const isStored = eq(labelPurchases.id, purchase.id);
    const now = await findPurchase(own, isStored, { lock: true });
    if (now?.state !== 'buying') return;
    await own.update(labelPurchases, { state: 'unknown' }, isStored);
    await scheduleLookup(own, purchase, new Date());
    own.announce('shipments');
  });

async function finishPurchase(scope: Scope, id: string, values: Partial<Purchase>): Promise<void> {
  await scope.update(labelPurchases, { ...values, settled_date: new Date() }, eq(labelPurchases.id, id));
  await dequeue(scope, 'find-label', id);
}
