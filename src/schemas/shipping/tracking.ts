import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** Tracking status; carriers' codes are UN, NY, AC, IT, AT, SP, EX, DE. */
export const trackingStatuses = [
  'unknown',
  'not_yet_in_system',
  'accepted',
  'in_transit',
  'delivery_attempt',
  'ready_for_pickup',
  'exception',
  'delivered',
] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

export const TrackingEvent = Type.Object({
  occurred_at: Type.String({ format: 'date-time' }),
  status: Type.Enum([...trackingStatuses]),
  description: Type.String(),
  city_locality: Nullable('string'),
  state_province: Nullable('string'),
  country_code: Nullable('string'),
});
export type TrackingEvent = Static<typeof TrackingEvent>;

/** Tracking data of a shipment from its carrier. */
export const Tracking = Type.Object({
  tracking_number: Type.String(),
  carrier_code: Type.String(),
  status: Type.Enum([...trackingStatuses]),
  events: Type.Array(TrackingEvent),
});
export type Tracking = Static<typeof Tracking>;

/** Days without movement after which a shipment is a problem. */
export const daysUntilStalled = 5;
