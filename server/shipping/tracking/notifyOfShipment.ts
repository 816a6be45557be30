import { escapeHtml } from '../../../src/schemas/markup.ts';
import type { TrackingStatus } from '../../../src/schemas/shipping/tracking.ts';
import type { Scope } from '../../core/scope.ts';
import type { Notify } from '../../notifications/index.ts';
import type { ShipmentRow } from '../labels/label.ts';

const titles = { delivered: 'Parcel delivered', exception: 'Problem with a parcel' } as const;

const isTold = (status: TrackingStatus): status is keyof typeof titles => status in titles;

/** Notifies the location's staff that a shipment was delivered or has a problem. */
export async function notifyOfShipment(
  scope: Scope,
  notify: Notify,
  { id, recipient, location_id, tracking_number, service_type }: ShipmentRow,
  status: TrackingStatus,
): Promise<void> {
  if (!isTold(status)) return;
  const parts = [recipient, service_type, tracking_number].flatMap((one) => (one ? escapeHtml(one) : []));
  await notify(scope, {
    type: 'SHIPMENT_UPDATE',
    locationId: location_id,
    body: `<h2>${titles[status]}</h2><p>${parts.join('<br>')}</p>`,
    data: {
      subject: 'SHIPMENT',
      id,
      event: status,
      customer: recipient.slice(0, 100),
      device: service_type.slice(0, 100),
      repair: tracking_number?.slice(0, 100) ?? null,
      others: 0,
      date: null,
      start: null,
      end: null,
      before: null,
      status: null,
    },
  });
}
