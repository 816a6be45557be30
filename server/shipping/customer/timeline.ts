import type { Who } from '../../../src/schemas/can.ts';
import type { Scope } from '../../core/scope.ts';
import {
  type Asked,
  askedCustomer,
  type Entries,
  excerpt,
  newest,
  type TimelineSource,
} from '../../customers/index.ts';
import { shipments } from '../tables.ts';
import { isShipmentOf } from './isShipmentOf.ts';

/** Shipments with their tracking status, those without a label with their own status. */
export const shipmentTimeline: TimelineSource = { kind: 'SHIPMENT', read: readShipments };

async function readShipments(scope: Scope, _: Who, asked: Asked): Promise<Entries> {
  const { id, created_date: date, created_by: by, recipient, service_type, tracking_number } = shipments;
  const { shipment_status, is_voided, tracking_status } = shipments;
  const label = { recipient, service_type, tracking_number };
  const { rows, total } = await newest(scope, asked, {
    name: 'parcels',
    table: shipments,
    columns: { id, date, by, ...label, shipment_status, is_voided, tracking_status },
    whose: (own) => isShipmentOf(own, askedCustomer),
  });
  const found = rows.map((row) => ({
    kind: 'SHIPMENT' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: excerpt([row.service_type, row.recipient, row.tracking_number].filter(Boolean).join(', ')),
    state: row.is_voided ? 'voided' : stateOf(row),
  }));
  return { found, total };
}

const stateOf = ({
  shipment_status,
  tracking_status,
}: Pick<typeof shipments.$inferSelect, 'shipment_status' | 'tracking_status'>) =>
  shipment_status === 'label_purchased' && tracking_status !== 'unknown' ? tracking_status : shipment_status;
