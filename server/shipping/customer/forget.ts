import { inArray, or, sql } from 'drizzle-orm';
import { appointments, isAppointmentOf } from '../../appointments/index.ts';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { dequeue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { type CustomerIdentity, type Forgetting, isOfContact } from '../../customers/index.ts';
import { orders } from '../../sales/index.ts';
import { forgetParcels } from '../forgetParcels.ts';
import { labelFiles, labelPurchases } from '../labels/tables.ts';
import { rateRequests, shipments } from '../tables.ts';
import { trackingEvents } from '../tracking/tables.ts';
import { withoutAddress } from '../withoutAddress.ts';
import { isShipmentOf } from './isShipmentOf.ts';

/**
 * Shipments keep cost, weight and dates; rate requests are deleted. Labels are deleted and tracking stops, because a
 * carrier's response would bring the name back.
 */
export async function forgetShipments({ scope, customer }: Forgetting): Promise<void> {
  const rows = await scope.select(
    shipments,
    { id: shipments.id, label_id: shipments.label_id, shipment_id: shipments.shipment_id },
    { where: isShipmentOf(scope, customer) },
  );
  const known = rows.map(({ shipment_id }) => shipment_id);
  const asked = await forgetRequests(scope, customer, known);
  await forgetParcels(scope, [...new Set([...known, ...asked])]);
  for (const { id, label_id } of rows) {
    await dequeue(scope, 'track-parcel', id);
    if (label_id) await dequeue(scope, 'keep-label', label_id);
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await empty(scope, ids);
}

/** Deletes rate requests and returns the carriers' ids of their shipments. */
async function forgetRequests(scope: Scope, customer: CustomerIdentity, known: string[]): Promise<string[]> {
  const about = sql`${rateRequests.request} -> 'about'`;
  const bookings = scope.any(appointments, sql`${appointments.id}::text`, isAppointmentOf(customer));
  const isTheirs = or(
    inArray(sql`${about} ->> 'customer_id'`, customer.ids),
    sql`${about} ->> 'appointment_id' = ${bookings}`,
    sql`${about} ->> 'order_id' = ${scope.any(orders, sql`${orders.id}::text`, isOfContact(orders, customer))}`,
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
  // First: transactions that store labels or events wait for these rows, and then find no label.
  await scope.update(shipments, { ...nothing, ...nobody }, inArray(shipments.id, ids));
  await scope.delete(labelFiles, inArray(labelFiles.shipment_id, ids), labelFiles.shipment_id);
  await scope.delete(trackingEvents, inArray(trackingEvents.shipment_id, ids), trackingEvents.shipment_id);
  await scope.update(labelPurchases, { reason: null }, inArray(labelPurchases.shipment_id, ids));
}
