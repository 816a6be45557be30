import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TrackingStatus } from '../../../src/schemas/shipping/tracking.ts';
import { moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';
import { shipments } from '../tables.ts';

/** Tracking events, each stored once. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    store_id: storeId(),
    shipment_id: uuid('shipment_id').notNull(),
    occurred_at: moment('occurred_at').notNull(),
    status: text('status').$type<TrackingStatus>().notNull(),
    description: text('description').notNull(),
    city_locality: text('city_locality'),
    state_province: text('state_province'),
    country_code: text('country_code'),
  },
  (table) => [
    primaryKey({
      columns: [table.store_id, table.shipment_id, table.occurred_at, table.status, table.description],
    }),
    refersTo(table, table.shipment_id, shipments),
  ],
);

/** Hashes of processed webhooks, which protect against replay. */
export const webhookCalls = pgTable(
  'webhook_calls',
  {
    store_id: storeId(),
    hash: text('hash').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.hash] }),
    index('webhook_calls_by_date').on(table.created_date),
  ],
);
