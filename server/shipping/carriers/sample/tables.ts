import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Rate, ShipmentRequest } from '../../../../src/schemas/shipping/rates.ts';
import { moment } from '../../../core/tables/columns.ts';

/** Data that a real carrier would store: it belongs to no store and is read by the bundled carriers only. */
export const sampleShipments = pgTable('sample_shipments', {
  shipment_id: text('shipment_id').primaryKey(),
  /** The product's id of the shipment. */
  reference: text('reference').notNull().unique(),
  shipment: jsonb('shipment').$type<ShipmentRequest>().notNull(),
  created_date: moment('created_date').notNull().defaultNow(),
});

/** Rates of a shipment. */
export const sampleRates = pgTable(
  'sample_rates',
  {
    rate_id: text('rate_id').primaryKey(),
    shipment_id: text('shipment_id')
      .notNull()
      .references(() => sampleShipments.shipment_id, { onDelete: 'cascade' }),
    rate: jsonb('rate').$type<Rate>().notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [index('sample_rates_by_shipment').on(table.shipment_id)],
);

/** Labels sold, one per shipment. */
export const sampleLabels = pgTable('sample_labels', {
  label_id: text('label_id').primaryKey(),
  shipment_id: text('shipment_id')
    .notNull()
    .unique()
    .references(() => sampleShipments.shipment_id),
  rate_id: text('rate_id').notNull().unique(),
  tracking_number: text('tracking_number').notNull().unique(),
  rate: jsonb('rate').$type<Rate>().notNull(),
  created_date: moment('created_date').notNull().defaultNow(),
  voided_date: moment('voided_date'),
});
