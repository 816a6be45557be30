import { boolean, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { audit, id, storeId } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';

/** A shipment; the ids without a store are the carrier service's own. */
export const shipments = pgTable(
  'shipments',
  {
    id: id().primaryKey(),
    store_id: storeId().references(() => stores.id),
    shipment_id: text('shipment_id').notNull(),
    carrier_id: text('carrier_id').notNull(),
    rate_id: text('rate_id'),
    label_id: text('label_id'),
    service_code: text('service_code').notNull(),
    tracking_number: text('tracking_number'),
    ship_date: date('ship_date', { mode: 'string' }).notNull(),
    is_voided: boolean('is_voided').notNull().default(false),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.shipment_id),
    index('shipments_by_ship_date').on(table.store_id, table.ship_date, table.id),
    index('shipments_by_date').on(table.store_id, table.created_date, table.id),
  ],
);
