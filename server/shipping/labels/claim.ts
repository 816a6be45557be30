import { and, eq, ne } from 'drizzle-orm';
import { orderedId } from '../../core/orderedId.ts';
import { updateVersioned } from '../../core/records/version.ts';
import { shipmentOf, type Configured } from '../shipments/configured.ts';
import type { ShippingCall } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { findPurchase, type Purchase } from './purchases.ts';
import { scheduleLookup } from './outcomes.ts';
import { labelPurchases } from './tables.ts';

/**
 * Stores the purchase and its shipment before the carrier is called, and schedules a lookup in case the outcome is
 * lost; returns the existing purchase if another request has started one.
 */
export function claim(
  { scope, who, times }: ShippingCall,
  configured: Configured,
): Promise<{ purchase: Purchase; isOurs: boolean }> {
  const { rate, request } = configured;
  return scope.transaction(async (own) => {
    const row = await shipmentOf(own, configured);
    const first = { ...row, created_by: who.staff_id, modified_by: who.staff_id };
    await own.insert(shipments, [first], { ignoreExisting: true });
    const where = eq(shipments.shipment_id, request.shipment_id);
    const [shipment] = await own.select(shipments, { id: shipments.id }, { where, lock: true });
    if (!shipment) throw new Error('The shipment is gone');
    const isOfShipment = eq(labelPurchases.shipment_id, shipment.id);
    const known = await findPurchase(own, and(isOfShipment, ne(labelPurchases.state, 'refused'))!);
    if (known) return { purchase: known, isOurs: false };
    const purchase: Purchase = {
      id: orderedId(),
      store_id: own.store.id,
      shipment_id: shipment.id,
      rate_id: rate.rate_id,
      reference: request.id,
      state: 'buying',
      label_id: null,
      reason: null,
      created_by: who.staff_id,
      created_date: new Date(),
      settled_date: null,
    };
    await own.insert(labelPurchases, [purchase]);
    await updateVersioned(own, shipments, [shipment.id], who.staff_id, {
      ...row,
      shipment_status: 'processing',
    });
    await scheduleLookup(own, purchase, new Date(Date.now() + times.timeout * 2));
    return { purchase, isOurs: true };
  });
}
