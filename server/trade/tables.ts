import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tradeRequests as tradeRequestModel } from '../../src/schemas/trade/requests.ts';
import type { Identity } from '../../src/schemas/trade/identity.ts';
import type { Deducted } from '../../src/schemas/trade/offer.ts';
import type { Payout, TradeState } from '../../src/schemas/trade/states.ts';
import type { Condition, Deduction } from '../../src/schemas/trade/terms.ts';
import { audit, calendarDay, cents, currency, id, moment, storeId } from '../core/tables/columns.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { searchColumn, searchColumnIndex } from '../core/tables/searchColumn.ts';
import { searchKey } from '../core/tables/searchable.ts';

/** Trade-in settings of a store; `defaultSettings` apply without a row. */
export const tradeSettings = pgTable('trade_settings', {
  store_id: ofStore().primaryKey(),
  offer_days: integer('offer_days').notNull(),
  needs_identity: boolean('needs_identity').notNull(),
  minimum_age: integer('minimum_age').notNull(),
});

/** Versions of the price list, each valid from a day on. */
export const tradeVersions = pgTable(
  'trade_versions',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    number: integer('number').notNull(),
    valid_from: calendarDay('valid_from').notNull(),
    note: text('note'),
    deductions: jsonb('deductions').$type<Deduction[]>().notNull().default([]),
    copied_from_id: uuid('copied_from_id'),
    ...audit(),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    /** At most one version starts on a day. */
    uniqueIndex('trade_versions_by_day').on(table.store_id, table.valid_from),
    refersTo(table, table.copied_from_id, table),
  ],
);

export const tradePrices = pgTable(
  'trade_prices',
  {
    store_id: storeId(),
    version_id: uuid('version_id').notNull(),
    product_id: uuid('product_id').notNull(),
    storage: text('storage').notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    amount: cents('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.store_id, table.version_id, table.product_id, table.storage, table.condition],
    }),
    index('trade_prices_by_product').on(table.store_id, table.product_id),
    check('trade_prices_are_some', sql`${table.amount} >= 0`),
    refersTo(table, table.version_id, tradeVersions).onDelete('cascade'),
    refersTo(table, table.product_id, 'products').onDelete('cascade'),
  ],
);

/** Price changes made together, by a sheet or in the table; each import can be undone for a day. */
export const tradePriceImports = pgTable(
  'trade_price_imports',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    version_id: uuid('version_id').notNull(),
    file_name: text('file_name'),
    created_by: text('created_by').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
    undone_by: text('undone_by'),
    undone_date: moment('undone_date'),
  },
  (table) => [
    unique().on(table.store_id, table.id),
    index('trade_price_imports_by_date').on(table.store_id, table.version_id, table.created_date),
    refersTo(table, table.version_id, tradeVersions).onDelete('cascade'),
  ],
);

export const tradePriceChanges = pgTable(
  'trade_price_changes',
  {
    store_id: storeId(),
    import_id: uuid('import_id').notNull(),
    product_id: uuid('product_id').notNull(),
    storage: text('storage').notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    before: cents('before'),
    after: cents('after'),
  },
  (table) => [
    primaryKey({
      columns: [table.store_id, table.import_id, table.product_id, table.storage, table.condition],
    }),
    refersTo(table, table.import_id, tradePriceImports).onDelete('cascade'),
  ],
);

/** Trade-ins; an offer keeps the terms under which it was made. */
export const tradeRequests = pgTable(
  'trade_requests',
  {
    id: id().primaryKey(),
    store_id: ofStore(),
    number: integer('number').notNull(),
    location_id: integer('location_id').notNull(),
    state: text('state').$type<TradeState>().notNull().default('NEW'),
    customer_id: uuid('customer_id'),
    customer_first_name: text('customer_first_name'),
    customer_last_name: text('customer_last_name'),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    appointment_id: uuid('appointment_id'),
    product_id: uuid('product_id').notNull(),
    storage: text('storage').notNull().default(''),
    condition: text('condition').$type<Condition>().notNull(),
    defect_ids: jsonb('defect_ids').$type<string[]>().notNull().default([]),
    serial: text('serial'),
    photos: jsonb('photos').$type<string[]>().notNull().default([]),
    note: text('note'),
    version_id: uuid('version_id'),
    base: cents('base'),
    deductions: jsonb('deductions').$type<Deducted[]>().notNull().default([]),
    manual_offer: cents('manual_offer'),
    offer_reason: text('offer_reason'),
    offer: cents('offer'),
    currency: currency(),
    offered_date: moment('offered_date'),
    expires_on: calendarDay('expires_on'),
    /** When the last day ends at the location. */
    expires_date: moment('expires_date'),
    payout: text('payout').$type<Payout>(),
    register_id: uuid('register_id'),
    item_id: uuid('item_id'),
    accepted_date: moment('accepted_date'),
    accepted_by: text('accepted_by'),
    decline_reason: text('decline_reason'),
    ...audit(),
    search: searchColumn(tradeRequestModel),
  },
  (table) => [
    searchColumnIndex('trade_requests', table.search),
    unique().on(table.store_id, table.id),
    unique().on(table.store_id, table.number),
    index('trade_requests_by_date').on(table.store_id, table.created_date, table.id),
    index('trade_requests_by_offer').on(table.store_id, table.offer, table.id),
    index('trade_requests_by_state').on(table.store_id, table.state, table.number),
    index('trade_requests_by_location').on(table.store_id, table.location_id, table.number),
    index('trade_requests_by_customer').on(table.store_id, table.customer_id, table.created_date),
    index('trade_requests_by_product').on(table.store_id, table.product_id),
    index('trade_requests_search').using(
      'gin',
      searchKey(table.customer_first_name),
      searchKey(table.customer_last_name),
      searchKey(table.customer_email),
      searchKey(table.customer_phone),
      searchKey(table.serial),
    ),
    check(
      'trade_requests_are_paid',
      sql`${table.state} <> 'ACCEPTED' or (${table.offer} >= 0 and ${table.payout} is not null and ${table.item_id} is not null)`,
    ),
    refersTo(table, table.location_id, 'locations'),
    refersTo(table, table.customer_id, 'customers'),
    refersTo(table, table.appointment_id, 'appointments'),
    refersTo(table, table.product_id, 'products'),
    refersTo(table, table.version_id, tradeVersions),
    refersTo(table, table.register_id, 'registers'),
    refersTo(table, table.item_id, 'items'),
  ],
);

/** Identity of sellers, separate from the trade-in so that no list or spreadsheet contains it. */
export const tradeIdentities = pgTable(
  'trade_identities',
  {
    store_id: storeId(),
    trade_request_id: uuid('trade_request_id').primaryKey(),
    document_kind: text('document_kind').$type<Identity['document_kind']>().notNull(),
    document_number: text('document_number').notNull(),
    name: text('name').notNull(),
    birth_date: calendarDay('birth_date').notNull(),
    created_by: text('created_by'),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [refersTo(table, table.trade_request_id, tradeRequests).onDelete('cascade')],
);
