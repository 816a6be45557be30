import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { shipments as shipmentModel } from '../../src/schemas/shipping/shipments.ts';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type {
  AdvancedOptions,
  Amount,
  Package,
  Rate,
  RatesRequest,
  Weight,
} from '../../src/schemas/shipping/rates.ts';
import type { Shipment } from '../../src/schemas/shipping/shipments.ts';
import type { TrackingStatus } from '../../src/schemas/shipping/tracking.ts';
import { audit, calendarDay, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { searchKey } from '../core/tables/searchable.ts';
import { isUndelivered } from './isUndelivered.ts';

/** Requests for rates; the id is the reference by which the carrier finds a label. */
export const rateRequests = pgTable(
  'rate_requests',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    /** The carrier's id of the shipment. */
    shipment_id: text('shipment_id').notNull(),
    request: jsonb('request').$type<RatesRequest>().notNull(),
    ...audit(),
  },
  (table) => [unique().on(table.store_id, table.id), index('rate_requests_by_date').on(table.created_date)],
);

/** Rates that a store received: only these can be bought, at their price. */
export const rates = pgTable(
  'rates',
  {
    store_id: storeId(),
    rate_id: text('rate_id').notNull(),
    request_id: uuid('request_id').notNull(),
    rate: jsonb('rate').$type<Rate>().notNull(),
    /** When the carrier returned it. */
    rated_date: moment('rated_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.rate_id] }),
    refersTo(table, table.request_id, rateRequests).onDelete('cascade'),
    index('rates_by_request').on(table.store_id, table.request_id),
  ],
);

/** Shipments; `shipment_id`, `carrier_id`, `rate_id` and `label_id` are ids of the carrier. */
export const shipments = pgTable(
  'shipments',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    shipment_id: text('shipment_id').notNull(),
    carrier_id: text('carrier_id').notNull(),
    carrier_code: text('carrier_code').notNull(),
    service_code: text('service_code').notNull(),
    service_type: text('service_type').notNull(),
    rate_id: text('rate_id').notNull(),
    label_id: text('label_id'),
    tracking_number: text('tracking_number'),
    ship_date: calendarDay('ship_date').notNull(),
    shipment_status: text('shipment_status')
      .$type<Shipment['shipment_status']>()
      .notNull()
      .default('pending'),
    is_return: boolean('is_return').notNull().default(false),
    is_voided: boolean('is_voided').notNull().default(false),
    void_message: text('void_message'),
    /** Since when a void is in progress, or its outcome is unknown. */
    voiding_date: moment('voiding_date'),
    recipient: text('recipient').notNull(),
    ship_from: jsonb('ship_from').$type<ShippingAddress>().notNull(),
    ship_to: jsonb('ship_to').$type<ShippingAddress>().notNull(),
    total_weight: jsonb('total_weight').$type<Weight>().notNull(),
    packages: jsonb('packages').$type<Package[]>().notNull(),
    confirmation: text('confirmation').$type<Shipment['confirmation']>().notNull(),
    insurance_provider: text('insurance_provider').$type<Shipment['insurance_provider']>().notNull(),
    advanced_options: jsonb('advanced_options').$type<AdvancedOptions>().notNull(),
    total: jsonb('total').$type<Amount>().notNull(),
    location_id: integer('location_id'),
    customer_id: uuid('customer_id'),
    appointment_id: uuid('appointment_id'),
    order_id: uuid('order_id'),
    tracking_status: text('tracking_status').$type<TrackingStatus>().notNull().default('unknown'),
    /** When the package last moved. */
    moved_date: moment('moved_date'),
    delivered_date: moment('delivered_date'),
    ...audit(),
    search: searchColumn(shipmentModel),
  },
  (table) => [
    searchColumnIndex('shipments', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.shipment_id),
    index('shipments_by_ship_date').on(table.store_id, table.ship_date, table.id),
    index('shipments_by_date').on(table.store_id, table.created_date, table.id),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.appointment_id, 'appointments'),
    refersTo(table, table.order_id, 'orders'),
    // A small index that is enough for counting filtered lists.
    index('shipments_by_state').on(
      table.store_id,
      table.shipment_status,
      table.carrier_code,
      table.tracking_status,
      table.is_voided,
    ),
    index('shipments_by_location').on(table.store_id, table.location_id),
    index('shipments_by_label').on(table.store_id, table.label_id),
    index('shipments_by_tracking_number').on(table.tracking_number),
    index('shipments_under_way').on(table.store_id, table.moved_date).where(isUndelivered(table)),
    index('shipments_by_customer').on(table.store_id, table.customer_id),
    index('shipments_by_appointment').on(table.store_id, table.appointment_id),
    index('shipments_by_order').on(table.store_id, table.order_id),
    index('shipments_search').using('gin', searchKey(table.recipient), searchKey(table.tracking_number)),
  ],
);
