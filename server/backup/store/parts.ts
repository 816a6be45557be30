import type { JobData } from '../../core/jobs/kinds.ts';
import { literal } from '../catalog.ts';

/** Returns the condition for a store's rows in a table, given the store's id as an SQL literal. */
type Part = (store: string) => string;

const own: Part = (store) => `store_id = ${store}`;

/** Whether queued jobs of a kind are exported. Others are completed, or reported, by the previous installation. */
const jobs: Record<keyof JobData, boolean> = {
  'find-label': true,
  'forget-parcels': true,
  'import-catalog': false,
  'keep-label': true,
  mailing: false,
  'remind-customer': true,
  'send-mail': false,
  'send-reset': false,
  'tell-customer': false,
  'tell-late-order': true,
  'track-parcel': true,
};
const movingJobs = Object.entries(jobs).flatMap(([kind, isMoving]) => (isMoving ? literal(kind) : []));

/** A running job is exported only if no job with the same key is queued after it. */
const waitingJobs: Part = (
  store,
) => `${own(store)} and kind in (${movingJobs.join(', ')}) and (state = 'queued'
  or state = 'running' and not exists (select 1 from jobs newer where newer.store_id = jobs.store_id
    and newer.kind = jobs.kind and newer.key = jobs.key and newer.state = 'queued'))`;

const globalProducts: Part = (store) => `id in (
  select global_id from products where ${own(store)} union select item_id from hidden_global_products where ${own(store)})`;

/** Brands of the global catalogue including their parents. */
const globalBrands: Part = (store) => `id in (
  with recursive wanted (id) as (
    (select global_id from brands where ${own(store)}
      union select item_id from hidden_global_brands where ${own(store)}
      union select brand_id from global_products where ${globalProducts(store)})
    union select parent_id from global_brands maker join wanted on wanted.id = maker.id
  )
  select id from wanted)`;

const sampleShipment: Part = (store) =>
  `shipment_id in (select shipment_id from rate_requests where ${own(store)} union select shipment_id from shipments where ${own(store)})`;

/**
 * The rows of each table that are exported with a store; `undefined`: none. A table missing here is an error, so that
 * new tables get a decision.
 */
export const parts: Record<string, Part | undefined> = {
  stores: (store) => `id = ${store}`,
  addons: own,
  addresses: own,
  appointment_parts: own,
  appointment_repairs: own,
  appointments: own,
  balances: own,
  brands: own,
  catalog_imports: own,
  categories: own,
  commission_rules: own,
  commissions: own,
  config_versions: own,
  contact_methods: own,
  contact_requests: own,
  customer_aliases: own,
  customer_consents: own,
  customer_merges: own,
  customers: own,
  delivery_methods: own,
  entries: own,
  features: own,
  hidden_global_brands: own,
  hidden_global_products: own,
  items: own,
  jobs: waitingJobs,
  label_files: own,
  label_purchases: own,
  locations: own,
  lookups: own,
  mailTemplates: own,
  mail_files: own,
  mailings: own,
  // A secret email whose content is not erased yet contains a valid code.
  mails: (store) => `${own(store)} and not (is_secret and text <> '')`,
  messages: own,
  movements: own,
  notification_recipients: own,
  notifications: own,
  order_lines: own,
  orders: own,
  payments: own,
  pictures: own,
  price_import_changes: own,
  price_imports: own,
  product_categories: own,
  products: own,
  purchase_order_lines: own,
  purchase_orders: own,
  rate_requests: own,
  rates: own,
  record_changes: own,
  registers: own,
  repair_parts: own,
  repairs: own,
  roles: own,
  serials: own,
  shipments: own,
  sold_lines: own,
  staff: own,
  stock: own,
  stock_count_entries: own,
  stock_count_lines: own,
  stock_counts: own,
  suppliers: own,
  taken_steps: own,
  templates: own,
  texts: own,
  tracking_events: own,
  trade_identities: own,
  trade_price_changes: own,
  trade_price_imports: own,
  trade_prices: own,
  trade_requests: own,
  trade_settings: own,
  trade_versions: own,
  transactions: own,
  transfer_lines: own,
  transfers: own,
  webhook_calls: own,

  // Rows shared by all stores, as far as the store refers to them.
  global_brands: globalBrands,
  global_products: globalProducts,
  sample_labels: sampleShipment,
  sample_rates: sampleShipment,
  sample_shipments: sampleShipment,

  // Credentials and rate limits: staff sign in again.
  password_codes: undefined,
  rate_limits: undefined,
  second_factors: undefined,
  sessions: undefined,
  // The local outbox shows what this installation sent.
  outbox_mails: undefined,
};
