import { and, eq, ne, or } from 'drizzle-orm';
import type { TrackingStatus } from '../../../src/schemas/shipping/tracking.ts';
import type { Scope } from '../../core/scope.ts';
import { tellEvent, tickets } from '../../tickets/index.ts';
import type { ShipmentRow } from '../labels/label.ts';

const events: Partial<Record<TrackingStatus, 'PARCEL_SHIPPED' | 'PARCEL_DELIVERED'>> = {
  accepted: 'PARCEL_SHIPPED',
  in_transit: 'PARCEL_SHIPPED',
  delivered: 'PARCEL_DELIVERED',
};

/** Says of a parcel for the customer of a ticket, by its order or appointment, that it is on its way or delivered. */
export async function tellRecipient(
  scope: Scope,
  { id, is_return, is_voided, order_id, appointment_id, service_type, tracking_number }: ShipmentRow,
  status: TrackingStatus,
): Promise<void> {
  const event = events[status];
  if (!event || is_return || is_voided || (!order_id && !appointment_id)) return;
  const isOf = or(
    order_id ? eq(tickets.order_id, order_id) : undefined,
    appointment_id ? eq(tickets.appointment_id, appointment_id) : undefined,
  );
  const [ticket] = await scope.select(
    tickets,
    { id: tickets.id },
    { where: and(isOf, ne(tickets.origin, 'OWN_STOCK')), limit: 1 },
  );
  if (!ticket) return;
  const values = {
    'parcel.service': service_type,
    ...(tracking_number && { 'parcel.number': tracking_number }),
  };
  await tellEvent(scope, { event, ticket_id: ticket.id, about: id, values, by: null });
}
