import { Type, type Static, type TSchema } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { ShippingAddress } from './address.ts';
import { confirmations, insuranceProviders } from './choices.ts';
import { AdvancedOptions, Amount, Package, Weight } from './rates.ts';
import { trackingStatuses } from './tracking.ts';

/** `processing`: the purchase is in progress, or its outcome is unknown. */
const shipmentStatuses = ['pending', 'processing', 'label_purchased', 'cancelled'] as const;

const Code = NullableString({ readOnly: true });
const answered = <S extends TSchema>(schema: S): S => ({ ...schema, readOnly: true });
const Moment = NullableString({ format: 'date-time', readOnly: true });

const Price = Type.Object({
  shipping_amount: Amount,
  insurance_amount: Amount,
  confirmation_amount: Amount,
  other_amount: Amount,
});

/** A shipment with its configuration, purchased label and tracking (contract 4 §3). */
export const Shipment = Entity({
  id: Id,
  store_id: Id,
  /** The id at the carrier or ShipEngine. */
  shipment_id: Type.String({ readOnly: true }),
  carrier_id: Type.String({ readOnly: true }),
  carrier_code: Type.String({ readOnly: true }),
  service_code: Type.String({ readOnly: true }),
  service_type: Type.String({ readOnly: true }),
  /** The rate to buy; the only property of a new shipment. */
  rate_id: Type.String({ minLength: 1, maxLength: 200 }),
  label_id: Code,
  tracking_number: Code,
  ship_date: Type.String({ format: 'date', readOnly: true }),
  shipment_status: Type.Enum([...shipmentStatuses], { readOnly: true }),
  is_return: Type.Boolean({ readOnly: true }),
  is_voided: Type.Boolean({ readOnly: true }),
  /** The carrier's response to the void request. */
  void_message: Code,
  recipient: Type.String({ readOnly: true }),
  ship_from: answered(ShippingAddress),
  ship_to: answered(ShippingAddress),
  total_weight: answered(Weight),
  packages: Type.Array(Package, { readOnly: true }),
  confirmation: Type.Enum([...confirmations], { readOnly: true }),
  insurance_provider: Type.Enum([...insuranceProviders], { readOnly: true }),
  advanced_options: answered(AdvancedOptions),
  total: answered(Amount),
  /** Components of the total; not included in lists. */
  price: Type.Optional(answered(Type.Union([Price, Type.Null()]))),
  location_id: Nullable('integer', { reference: 'locations', readOnly: true }),
  customer_id: NullableString({ format: 'uuid', reference: 'customers', readOnly: true }),
  appointment_id: NullableString({ format: 'uuid', readOnly: true, names: 'appointments' }),
  order_id: NullableString({ format: 'uuid', readOnly: true, names: 'orders' }),
  tracking_status: Type.Enum([...trackingStatuses], { readOnly: true }),
  /** Time of the last tracking event. */
  moved_date: Moment,
  delivered_date: Moment,
  created_by: Code,
  created_date: Timestamp,
  modified_by: Code,
  modified_date: Timestamp,
  /** The contract's names of created_date and modified_date. */
  date_created: Timestamp,
  date_modified: Timestamp,
});
export type Shipment = Static<typeof Shipment>;

/** Contract 4 §7; all staff members read, buying and voiding require EDIT_SHIPPING. */
export const shipping = {
  access: {
    list: member,
    one: member,
    create: right('EDIT_SHIPPING'),
    update: right('EDIT_SHIPPING'),
  },
};

export const shipments = model({
  name: 'shipments',
  schema: Shipment,
  service: 'shipment',
  live: true,
  label: 'recipient',
  endpoints: {
    list: 'GET /dc/shipments',
    one: 'GET /dc/shipments/:id?include_price=true',
    create: 'POST /dc/shipments',
  },
  filters: {
    search: { kind: 'contains', of: 'recipient' },
    tracking_number: 'contains',
    carrier_code: 'equals',
    shipment_status: 'equals',
    tracking_status: 'equals',
    is_voided: 'boolean',
    location_id: 'equals',
    customer_id: 'equals',
    appointment_id: 'equals',
    order_id: 'equals',
    shipment_id: 'equals',
    ship_date: 'range',
    /** An exception, or no movement for `daysUntilStalled` days. */
    problem: { kind: 'boolean', of: 'tracking_status' },
  },
  sorts: { created_date: 'created_date_sort_order', ship_date: 'ship_date_sort_order' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  optionalFields: { price: { query: 'include_price', access: member } },
  find: ['recipient', 'tracking_number'],
  codes: ['tracking_number'],
  details: ['tracking_number', 'shipment_status', 'tracking_status', 'location_id'],
  access: shipping.access,
});
