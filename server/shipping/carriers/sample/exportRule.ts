import { own, type ExportRule } from '../../../core/domain.ts';

/** Rows about shipments that a store has rates or labels of. */
export const ofStoresShipments: ExportRule = (store) =>
  `shipment_id in (select shipment_id from rate_requests where ${own(store)} union select shipment_id from shipments where ${own(store)})`;
