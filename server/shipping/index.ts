import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { mailLimit } from '../mailQueue/index.ts';
import { ofStoresShipments } from './carriers/sample/exportRule.ts';
import * as sampleTables from './carriers/sample/tables.ts';
import { shipmentsOfCustomer } from './customer/customer.ts';
import { forgetParcelsJob } from './forgetParcels.ts';
import { keepLabelJob } from './labels/files.ts';
import { findLabelJob } from './labels/findJob.ts';
import { labelRoutes } from './labels/routes.ts';
import * as labelTables from './labels/tables.ts';
import { shippingRoutes } from './routes.ts';
import { shipmentHooks } from './shipments/hooks.ts';
import { shippingOptionsOf } from './shippingOptions.ts';
import * as tables from './tables.ts';
import { trackParcelJob } from './tracking/job.ts';
import { trackingRoutes } from './tracking/routes.ts';
import * as trackingTables from './tracking/tables.ts';

export { sampleCarriers } from './carriers/sample/carriers.ts';
export { parcelOfShipment } from './carriers/sample/parcels.ts';
export { rateOf, servicesFor } from './carriers/sample/price.ts';
export { sampleLabels, sampleRates, sampleShipments } from './carriers/sample/tables.ts';
export { trackingOf } from './carriers/sample/tracking.ts';
export { newTrackingNumber } from './carriers/sample/trackingNumber.ts';
export { rateRequests, rates, shipments } from './tables.ts';
export { trackingEvents } from './tracking/tables.ts';
export type { BackEnd } from './carriers/backEnd.ts';
export { chooseBackEnd } from './carriers/chooseBackEnd.ts';
export { shippingTimes, type ShippingTimes } from './shippingOptions.ts';

export const shippingDomain: Domain = {
  tables: [tables, labelTables, trackingTables, sampleTables],
  extend: () => customerContributions.add(shipmentsOfCustomer),
  hooks: () => ({ shipments: shipmentHooks }),
  routes: async (app, services) => {
    const { database, settings } = services;
    const shipping = shippingOptionsOf(services);
    await app.register(shippingRoutes, { carriers: shipping.carriers });
    await app.register(labelRoutes, { shipping, limitMails: mailLimit(database, settings.mailsAnHour) });
    await app.register(trackingRoutes, { shipping, database });
  },
  jobs: (services) => {
    const shipping = shippingOptionsOf(services);
    return {
      'find-label': findLabelJob(shipping),
      'keep-label': keepLabelJob(shipping),
      'track-parcel': trackParcelJob(shipping),
      'forget-parcels': forgetParcelsJob(shipping),
    };
  },
  exported: {
    ...ownRows(
      'label_purchases',
      'label_files',
      'rate_requests',
      'rates',
      'tracking_events',
      'webhook_calls',
    ),
    sample_shipments: ofStoresShipments,
    sample_rates: ofStoresShipments,
    sample_labels: ofStoresShipments,
  },
  exportedJobs: ['find-label', 'forget-parcels', 'keep-label', 'track-parcel'],
};
