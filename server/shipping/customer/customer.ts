import { shipments as model } from '../../../src/schemas/shipping/shipments.ts';
import { readableRows } from '../../core/records/readable.ts';
import { type CustomerContribution, pages } from '../../customers/index.ts';
import { shipments } from '../tables.ts';
import { forgetShipments } from './forget.ts';
import { isShipmentOf } from './isShipmentOf.ts';
import { shipmentTimeline } from './timeline.ts';

export const shipmentsOfCustomer: CustomerContribution = {
  records: {
    shipments: {
      table: shipments,
      isOf: isShipmentOf,
      readable: (_, who) => readableRows(who, model, shipments),
      rows: (scope, _, where) => pages(scope, shipments, where),
      isNotified: true,
    },
  },
  timeline: [shipmentTimeline],
  forget: forgetShipments,
};
