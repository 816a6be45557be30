import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';
import { shipments } from '../tables.ts';

/** `unknown`: the carrier was called, and the outcome is not known yet. */
export type PurchaseState = 'buying' | 'unknown' | 'bought' | 'refused';

/** Purchases, stored before the carrier is called: one per rate and per shipment. */
export const labelPurchases = pgTable(
  'label_purchases',
  {
    id: id().primaryKey(),
    store_id: storeId(),
    shipment_id: uuid('shipment_id').notNull(),
    rate_id: text('rate_id').notNull(),
    /** Our own id, by which the carrier finds the label. */
    reference: uuid('reference').notNull(),
    state: text('state').$type<PurchaseState>().notNull().default('buying'),
    label_id: text('label_id'),
    /** Why it was refused, in the carrier's words. */
    reason: text('reason'),
    created_by: text('created_by').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
    settled_date: moment('settled_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    refersTo(table, table.shipment_id, shipments),
    uniqueIndex('label_purchases_one_of_rate')
      .on(table.store_id, table.rate_id)
      .where(sql`${table.state} <> 'refused'`),
    uniqueIndex('label_purchases_one_of_shipment')
      .on(table.store_id, table.shipment_id)
      .where(sql`${table.state} <> 'refused'`),
  ],
);

/** Label files, stored because the carriers' links expire. */
export const labelFiles = pgTable(
  'label_files',
  {
    store_id: storeId(),
    shipment_id: uuid('shipment_id').notNull(),
    format: text('format').$type<'pdf' | 'png'>().notNull(),
    content: bytea('content').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.shipment_id, table.format] }),
    refersTo(table, table.shipment_id, shipments),
  ],
);
