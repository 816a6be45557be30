import { inArray, or, sql } from 'drizzle-orm';
import { appointments } from '../../appointments/tables.ts';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { dequeue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { orders } from '../../sales/tables.ts';
import { forgetParcels } from '../forgetParcels.ts';
import { labelFiles, labelPurchases } from '../labels/tables.ts';
import { rateRequests, shipments } from '../tables.ts';
import { trackingEvents } from '../tracking/tables.ts';
import { withoutAddress } from '../withoutAddress.ts';
import type { Theirs } from '../../customers/privacy/theirs.ts';

/**
 * Of parcels only stays what they cost, weighed and when they went; who only asked what one costs leaves nothing. Their
 * labels are of no use any more, and nobody asks where they are: a carrier's answer would bring the name back.
 */
export async function forgetShipments(scope: Scope, belongings: Theirs): Promise<void> {
  const rows = await scope.select(
    shipments,
    { id: shipments.id, label_id: shipments.label_id, shipment_id: shipments.shipment_id },
    { where: belongings.shipments },
  );
  const known = rows.map(({ shipment_id }) => shipment_id);
  const asked = await forgetRequests(scope, belongings, known);
  await forgetParcels(scope, [...new Set([...known, ...asked])]);
  for (const { id, label_id } of rows) {
    await dequeue(scope, 'track-parcel', id);
    if (label_id) await dequeue(scope, 'keep-label', label_id);
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await empty(scope, ids);
}

/** Removes what rates were asked for, and answers the shipments that they were of. */
async function forgetRequests(
  scope: Scope,
  { ids, appointments: own, orders: sales }: Theirs,
  known: string[],
) {
  const about = sql`${rateRequests.request} -> 'about'`;
  const bookings = scope.any(appointments, sql`${appointments.id}::text`, own);
  const isTheirs = or(
    inArray(sql`${about} ->> 'customer_id'`, ids),
    sql`${about} ->> 'appointment_id' = ${bookings}`,
    sql`${about} ->> 'order_id' = ${scope.any(orders, sql`${orders.id}::text`, sales)}`,
    known.length > 0 ? inArray(rateRequests.shipment_id, known) : undefined,
  );
  const removed = await scope.delete(rateRequests, isTheirs, rateRequests.shipment_id);
  return removed.map(String);
}

async function empty(scope: Scope, ids: string[]): Promise<void> {
  const nothing = { label_id: null, tracking_number: null, advanced_options: {}, void_message: null };
  const { ship_from, ship_to } = shipments;
  const nobody = {
    recipient: FORGOTTEN_NAME,
    ship_from: withoutAddress(ship_from),
    ship_to: withoutAddress(ship_to),
  };
  // First, so that whoever stores what belongs to them waits, and finds no label.
  await scope.update(shipments, { ...nothing, ...nobody }, inArray(shipments.id, ids));
  await scope.delete(labelFiles, inArray(labelFiles.shipment_id, ids), labelFiles.shipment_id);
  await scope.delete(trackingEvents, inArray(trackingEvents.shipment_id, ids), trackingEvents.shipment_id);
  await scope.update(labelPurchases, { reason: null }, inArray(labelPurchases.shipment_id, ids));
}
