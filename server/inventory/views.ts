import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MovementKind, MovementSource } from '../../src/schemas/inventory/states.ts';
import { audit, id, moment, storeId } from '../core/tables/columns.ts';

/** Stock levels with properties of their item; a view created by a migration. */
export const stockLevels = pgTable('stock_levels', {
  id: id(),
  store_id: storeId(),
  item_id: uuid('item_id').notNull(),
  location_id: integer('location_id').notNull(),
  on_hand: integer('on_hand').notNull(),
  reserved: integer('reserved').notNull(),
  available: integer('available').notNull(),
  low_stock: integer('low_stock'),
  low_mark: integer('low_mark'),
  is_low: boolean('is_low').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  sku: text('sku'),
  barcode: text('barcode'),
  is_serialized: boolean('is_serialized').notNull(),
  supplier_id: uuid('supplier_id'),
  cost: integer('cost'),
  value: bigint('value', { mode: 'number' }),
  currency: text('currency').notNull(),
  is_voided: boolean('is_voided').notNull(),
  bin: text('bin'),
  ...audit(),
});

/** Movements as records: they never change, so creation date and author also serve as modification date and author. */
export const movementRecords = pgTable('movements', {
  id: id(),
  store_id: storeId(),
  item_id: uuid('item_id').notNull(),
  location_id: integer('location_id').notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  quantity: integer('quantity').notNull(),
  reserved: integer('reserved').notNull(),
  unit_cost: integer('unit_cost'),
  currency: text('currency').notNull(),
  serials: text('serials').array().notNull(),
  reason: text('reason'),
  note: text('note'),
  source: text('source').$type<MovementSource>(),
  source_id: uuid('source_id'),
  created_by: text('created_by'),
  created_date: moment('created_date').notNull(),
  modified_by: text('created_by'),
  modified_date: moment('created_date').notNull(),
});
