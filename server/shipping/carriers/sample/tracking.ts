import type { ShippingAddress } from '../../../../src/schemas/shipping/address.ts';
import type { Rate, ShipmentRequest } from '../../../../src/schemas/shipping/rates.ts';
import type { Tracking, TrackingEvent, TrackingStatus } from '../../../../src/schemas/shipping/tracking.ts';

export interface SoldLabel {
  tracking_number: string;
  rate: Rate;
  shipment: ShipmentRequest;
  created_date: Date;
  voided_date: Date | null;
}

type Step = [part: number, status: TrackingStatus, description: string, at?: ShippingAddress];

/** Tracking events, each after a fraction of the transit time. */
function stepsOf({ ship_from, ship_to }: ShipmentRequest): Step[] {
  const begin: Step[] = [
    [0, 'not_yet_in_system', 'Shipping label created'],
    [0.05, 'accepted', 'Item accepted', ship_from],
    [0.2, 'in_transit', 'Item departed', ship_from],
  ];
  const end: Step[] = [
    [0.6, 'in_transit', 'Item arrived at the local facility', ship_to],
    [0.9, 'in_transit', 'Out for delivery', ship_to],
  ];
  switch (ship_to.postal_code.trim().at(-1)) {
    case '7':
      return [
        ...begin,
        ...end,
        [1, 'delivery_attempt', 'Nobody was there; a card was left', ship_to],
        [1.1, 'ready_for_pickup', 'Ready for pickup', ship_to],
      ];
    case '8':
      return begin;
    case '9':
      return [...begin, ...end, [1, 'exception', 'The recipient has moved', ship_to]];
    default:
      return [...begin, ...end, [1, 'delivered', 'Delivered', ship_to]];
  }
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the tracking at the time `now`. The last character of the destination's postal code decides: 9 has an
 * exception, 8 stops moving, 7 waits for pickup; all others are delivered.
 */
export function trackingOf({ tracking_number, rate, shipment, ...label }: SoldLabel, now: Date): Tracking {
  const takes = (rate.delivery_days ?? 3) * day;
  const steps = label.voided_date ? stepsOf(shipment).slice(0, 1) : stepsOf(shipment);
  const events = steps
    .map(([part, status, description, at]): TrackingEvent => {
      const moment = new Date(label.created_date.getTime() + part * takes);
      return {
        occurred_at: moment.toISOString(),
        status,
        description,
        city_locality: at?.city_locality ?? null,
        state_province: at?.state_province ?? null,
        country_code: at?.country_code ?? null,
      };
    })
    .filter(({ occurred_at }) => Date.parse(occurred_at) <= now.getTime());
  return {
    tracking_number,
    carrier_code: rate.carrier_code,
    status: events.at(-1)?.status ?? 'unknown',
    events,
  };
}
