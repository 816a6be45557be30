import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tracking, TrackingEvent, TrackingStatus } from '../../../src/schemas/shipping/tracking.ts';
import { later } from '../../core/tables/columns.ts';
import type { Scope } from '../../core/scope.ts';
import { findShipment, type ShipmentRow } from '../labels/label.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { notifyOfShipment } from './notifyOfShipment.ts';
import { trackingEvents } from './tables.ts';
import { tellRecipient } from './tellRecipient.ts';

/**
 * Stores tracking: an event is stored once, older news do not change the status, and Delivered is final. Returns
 * whether anything was new.
 */
export const storeTracking = (
  scope: Scope,
  { notify }: Pick<ShippingOptions, 'notify'>,
  shipmentId: string,
  tracking: Tracking,
): Promise<boolean> =>
  scope.transaction(async (own) => {
    const row = await findShipment(own, eq(shipments.id, shipmentId), { lock: true });
    if (!row?.label_id) return false;
    const before = await own.count(trackingEvents, eq(trackingEvents.shipment_id, row.id));
    const rows = tracking.events.map((event) => rowOf(row.id, event));
    if (rows.length > 0) await own.insert(trackingEvents, rows, { ignoreExisting: true });
    const [newest] = await own.select(
      trackingEvents,
      { at: trackingEvents.occurred_at },
      {
        where: eq(trackingEvents.shipment_id, row.id),
        orderBy: [desc(trackingEvents.occurred_at)],
        limit: 1,
      },
    );
    const tracking_status = statusAfter(row, tracking, newest?.at);
    const isNew =
      tracking_status !== row.tracking_status ||
      (await own.count(trackingEvents, eq(trackingEvents.shipment_id, row.id))) > before;
    if (!isNew) return false;
    const moved_date = newest?.at ?? row.moved_date;
    const delivered_date =
      row.delivered_date ?? (tracking_status === 'delivered' ? deliveredAt(tracking) : null);
    const modified_date = later(shipments.modified_date);
    const values = { tracking_status, moved_date, delivered_date, modified_date };
    await own.update(shipments, values, eq(shipments.id, row.id));
    if (tracking_status !== row.tracking_status) {
      await notifyOfShipment(own, notify, row, tracking_status);
      await tellRecipient(own, row, tracking_status);
    }
    return true;
  });

const rowOf = (shipment_id: string, { occurred_at, description, ...event }: TrackingEvent) => ({
  shipment_id,
  ...event,
  occurred_at: momentOf(occurred_at),
  description: description.slice(0, 500),
});

/** Carriers may send dates such as the year 0 or in the future; invalid and future ones become the current time. */
function momentOf(occurred_at: string): Date {
  const moment = new Date(occurred_at);
  return Number.isNaN(moment.getTime()) || moment.getTime() > Date.now() ? new Date() : moment;
}

function statusAfter(row: ShipmentRow, { status, events }: Tracking, newest?: Date): TrackingStatus {
  if (row.tracking_status === 'delivered' || status === 'delivered') return 'delivered';
  if (status === 'unknown') return row.tracking_status;
  const told = Math.max(...events.map(({ occurred_at }) => Date.parse(occurred_at)));
  return newest && told < newest.getTime() ? row.tracking_status : status;
}

function deliveredAt({ events }: Tracking): Date {
  const arrived = events.find(({ status }) => status === 'delivered');
  return arrived ? momentOf(arrived.occurred_at) : new Date();
}

/** Returns the stored tracking of a shipment, newest event first. */
export async function readTracking(scope: Scope, row: ShipmentRow): Promise<Tracking> {
  const { store_id: _, shipment_id: __, ...columns } = getTableColumns(trackingEvents);
  const events = await scope.select(trackingEvents, columns, {
    where: eq(trackingEvents.shipment_id, row.id),
    orderBy: [desc(trackingEvents.occurred_at)],
  });
  return {
    tracking_number: row.tracking_number ?? '',
    carrier_code: row.carrier_code,
    status: row.tracking_status,
    events: events.map((event) => ({ ...event, occurred_at: event.occurred_at.toISOString() })),
  };
}
