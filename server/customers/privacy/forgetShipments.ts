import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '../../../src/schemas/shipping/address.ts';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import type { Scope } from '../../core/scope.ts';
import { labelFiles, labelPurchases } from '../../shipping/labels/tables.ts';
import { rateRequests, shipments } from '../../shipping/tables.ts';
import { trackingEvents } from '../../shipping/tracking/tables.ts';
import type { Theirs } from './theirs.ts';

/** Nobody at no address, in the same country. */
const nobody = (address: PgColumn): SQL => {
  const empty: Omit<ShippingAddress, 'country_code'> = {
    name: FORGOTTEN_NAME,
    phone: null,
    company_name: null,
    address_line1: FORGOTTEN_NAME,
    address_line2: null,
    address_line3: null,
    city_locality: FORGOTTEN_NAME,
    state_province: FORGOTTEN_NAME,
    postal_code: FORGOTTEN_NAME,
    address_residential_indicator: 'unknown',
  };
  return sql`${address} || ${JSON.stringify(empty)}::jsonb`;
};

/** Of parcels only stays what they cost, weighed and when they went; who only asked what one costs leaves nothing. */
export async function forgetShipments(scope: Scope, { ids, shipments: own }: Theirs): Promise<void> {
  const rows = await scope.select(
    shipments,
    { id: shipments.id, shipment_id: shipments.shipment_id },
    { where: own },
  );
  const about = sql`${rateRequests.request} -> 'about' ->> 'customer_id'`;
  await scope.delete(rateRequests, inArray(about, ids), rateRequests.id);
  if (rows.length === 0) return;
  const [shipmentIds, known] = [rows.map(({ id }) => id), rows.map(({ shipment_id }) => shipment_id)];
  await scope.delete(rateRequests, inArray(rateRequests.shipment_id, known), rateRequests.id);
  await scope.delete(labelFiles, inArray(labelFiles.shipment_id, shipmentIds), labelFiles.shipment_id);
  await scope.delete(
    trackingEvents,
    inArray(trackingEvents.shipment_id, shipmentIds),
    trackingEvents.shipment_id,
  );
  await scope.update(labelPurchases, { reason: null }, inArray(labelPurchases.shipment_id, shipmentIds));
  const values = { recipient: FORGOTTEN_NAME, advanced_options: {}, void_message: null };
  const addresses = { ship_from: nobody(shipments.ship_from), ship_to: nobody(shipments.ship_to) };
  await scope.update(shipments, { ...values, ...addresses }, inArray(shipments.id, shipmentIds));
}
