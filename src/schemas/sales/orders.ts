import { Type, type Static } from 'typebox';
import {
  ComputedInteger,
  Entity,
  Id,
  Nullable,
  NullableString,
  NullableReference,
  Timestamp,
  LocationId,
} from '../common.ts';
import { isCountry, regionsOf } from '../locations/regions.ts';
import { Serials } from '../inventory/lines.ts';
import { model, type Rule } from '../model.ts';
import { Cents, Currency, NullableCents } from '../money.ts';
import { Phone } from '../phone.ts';
import { bounds, LIFETIME } from '../repairs/repairTerms.ts';
import { editsOrders, seesOrders } from './access.ts';
import { exchangeStep, MAX_ORDER_LINES, orderSteps } from './orderSteps.ts';
import { discountKinds, discountOf, HUNDRED_PERCENT, type Discount } from './price.ts';
import {
  lineKinds,
  openStatuses,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  deliveries,
  salesChannels,
} from './states.ts';
import { taxClasses, taxKinds } from './taxRates.ts';
import { nonBlankLine } from '../textPatterns.ts';

/** Maximum quantity of a line: keeps the largest possible total a safe integer. */
const MAX_LINE_QUANTITY = 10_000;

const Uuid = { format: 'uuid' };
/** The id of a record of a model, or null. */
const OptionalId = (names: string) => NullableString({ ...Uuid, names });
/** An amount calculated by the services, in cents. */
const Worked = () => Type.Optional(Cents({ readOnly: true, maximum: Number.MAX_SAFE_INTEGER }));
const Sum = () => Type.Integer({ readOnly: true, cents: true });
const Text = (maxLength = 200) => NullableString({ maxLength });

const discounted = {
  discount_kind: Type.Enum([...discountKinds], { default: 'AMOUNT' }),
  /** Cents, or hundredths of a percent. */
  discount: Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0 }),
};

const OrderTax = Entity({
  kind: Type.Enum([...taxKinds]),
  rate: Type.Integer(),
  amount: Type.Integer(),
  /** For SALES_TAX: the location's name of the tax. */
  name: Type.Optional(Type.String()),
  /** The province of the tax, if it is not the location's. */
  state: Type.Optional(Type.String()),
});

/** An order line with the names and terms at the time of sale (contract 3 §3). */
export const OrderLine = Entity({
  /** Present on stored lines. */
  id: Type.Optional(Type.String(Uuid)),
  kind: Type.Enum([...lineKinds]),
  item_id: OptionalId('items'),
  repair_id: OptionalId('repairs'),
  addon_id: OptionalId('addons'),
  /** The repaired device. */
  product_id: OptionalId('products'),
  /** The device on a ticket that the line is for, set by the services. */
  ticket_device_id: Type.Optional(NullableString({ ...Uuid, default: null })),
  /** Set by the services from the sold record; typed for CUSTOM. */
  name: Type.String({ ...nonBlankLine, maxLength: 400 }),
  sku: Text(),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY, default: 1 }),
  is_serialized: Type.Optional(Type.Boolean({ readOnly: true })),
  serials: Type.Optional(Serials),
  /** Unit price of the catalogue in cents; null if it has none. */
  list_price: Type.Optional(NullableCents({ readOnly: true })),
  unit_price: Cents(),
  /** Reason for a price other than the list price. */
  price_reason: Text(),
  ...discounted,
  warranty: Nullable('integer', { minimum: LIFETIME, maximum: bounds.warranty, default: null }),
  warranty_unit: Text(20),
  /** Tax class of the sold record. */
  tax_class: Type.Optional(Type.Enum([...taxClasses], { readOnly: true })),
  /** Who did the work or made the sale. */
  staff_id: OptionalId('staff'),
  /** Returned quantity and serial numbers. */
  returned: Type.Optional(Type.Integer({ readOnly: true })),
  returned_serials: Type.Optional(Type.Array(Type.String(), { readOnly: true })),
  amount: Worked(),
  discount_amount: Worked(),
  net: Worked(),
  taxes: Type.Optional(Type.Array(OrderTax, { readOnly: true })),
  total: Worked(),
});
export type OrderLine = Static<typeof OrderLine>;

/** Whether a price is the list price; true without a list price. */
export const isListPrice = (price: number, list: number | null) => list === null || price === list;

/** Whether the line has a discount or a price of its own, agreed for its quantity. */
export const hasOwnPrice = ({ unit_price, list_price = null, discount }: OrderLine) =>
  discount > 0 || !isListPrice(unit_price, list_price);

/** Billing or shipping address at the time of sale. */
export const OrderAddress = Entity({
  first_name: Text(),
  last_name: Text(),
  company: Text(),
  address_1: Text(),
  address_2: Text(),
  city: Text(),
  state: Text(),
  postcode: Text(20),
  country: Text(2),
  phone: Phone,
});
export type OrderAddress = Static<typeof OrderAddress>;

const NullableAddress = Type.Unsafe<OrderAddress | null>({
  ...OrderAddress,
  type: ['object', 'null'],
  default: null,
});

/** A sale (contract 3 §3) in whole cents with the taxes of its day. */
export const Order = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  order_no: Type.Integer({ readOnly: true }),
  location_id: LocationId(),
  /** Day of the sale in the location's time zone; taxes are those of this day. */
  order_date: Type.String({ format: 'date', readOnly: true }),
  channel: Type.Enum([...salesChannels], { default: 'IN_STORE' }),
  /** Delivery of the goods: shipped goods are taxed at the destination. */
  delivery: Type.Optional(Type.Enum([...deliveries], { default: 'HANDED_OVER' })),
  /** The salesperson. */
  vendor_id: NullableString({ ...Uuid, reference: 'staff' }),
  vendor: NullableReference,
  /** Null for a walk-in. The following properties are copies made at the time of sale. */
  customer_id: NullableString({ ...Uuid, reference: 'customers' }),
  customer_first_name: Text(),
  customer_last_name: Text(),
  customer_email: NullableString({ format: 'email', maxLength: 200 }),
  customer_phone: Phone,
  /** Tax exemption, as printed on invoices. */
  is_tax_exempt: Type.Boolean({ readOnly: true }),
  tax_exempt_number: NullableString({ readOnly: true }),
  tax_exempt_reason: NullableString({ readOnly: true }),
  billing_address: NullableAddress,
  shipping_address: NullableAddress,
  /** The appointment the order was made from, and the quote that became the appointment. */
  appointment_id: OptionalId('appointments'),
  quote_id: NullableString({ ...Uuid, readOnly: true, elsewhere: true, names: 'appointments' }),
  /** The order whose goods were returned in exchange for this one. */
  exchange_of: NullableString({ ...Uuid, readOnly: true, names: 'orders' }),
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
  ...discounted,
  shipping_fee: Cents({ default: 0 }),
  /** Whether prices include taxes. */
  include_tax: Type.Boolean({ default: false }),
  tax_class: Type.Enum([...taxClasses], { default: 'STANDARD' }),
  apply_wholesale: Type.Boolean({ default: false }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  order_status: Type.Enum([...orderStatuses], { readOnly: true }),
  payment_status: Type.Enum([...paymentStatuses], { readOnly: true }),
  /** Of the last payment. */
  payment_method: NullableString({ enum: [...paymentMethods, null], readOnly: true }),
  payment_date: NullableString({ format: 'date-time', readOnly: true }),
  subtotal: Sum(),
  discount_amount: Sum(),
  total_before_tax: Sum(),
  taxes: Type.Array(OrderTax, { readOnly: true }),
  gst_hst: Sum(),
  pst_rst_qst: Sum(),
  total: Sum(),
  /** Returned goods and allowances. */
  credited: Sum(),
  shipping_returned: Type.Boolean({ readOnly: true }),
  /** Payments and refunds. */
  paid: Sum(),
  refunded: Sum(),
  /** Amount due. */
  due: ComputedInteger({ cents: true }),
  currency: Currency,
  completed_date: NullableString({ format: 'date-time', readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type Order = Static<typeof Order>;

const isTooMuch = ({ discount_kind, discount }: Discount, amount: number) =>
  discount > (discount_kind === 'PERCENT' ? HUNDRED_PERCENT : amount);

/** A discount cannot exceed the amount it applies to. */
const discountsFit: Rule<Order> = {
  fields: ['lines', 'discount', 'discount_kind'],
  check: (order) => {
    const amounts = order.lines.map((line) => line.quantity * line.unit_price);
    const rests = order.lines.map((line, index) =>
      line.kind === 'GIFT' ? 0 : amounts[index]! - discountOf(line, amounts[index]!),
    );
    const errors = order.lines.flatMap((line, index) =>
      isTooMuch(line, amounts[index]!) ? [{ path: `/lines/${index}/discount`, code: 'discount_over' }] : [],
    );
    const isOver = isTooMuch(
      order,
      rests.reduce((sum, rest) => sum + rest, 0),
    );
    return isOver ? [...errors, { path: '/discount', code: 'discount_over' }] : errors;
  },
};

/** The location and the appointment of an order are immutable. */
const staysInPlace: Rule<Order> = {
  fields: ['location_id', 'appointment_id'],
  check: (order, stored) =>
    (['location_id', 'appointment_id'] as const)
      .filter((key) => stored && stored[key] !== order[key])
      .map((key) => ({ path: `/${key}`, code: 'const' })),
};

/** Shipped orders need a destination, which decides the taxes. */
const goesSomewhere: Rule<Order> = {
  fields: ['delivery', 'shipping_address'],
  check: ({ delivery, shipping_address }) => {
    if (delivery !== 'SHIPPED') return [];
    const { country = null, state = null } = shipping_address ?? {};
    if (!country)
      return [
        { path: shipping_address ? '/shipping_address/country' : '/shipping_address', code: 'required' },
      ];
    if (!isCountry(country) || regionsOf(country).includes(state ?? '')) return [];
    return [{ path: '/shipping_address/state', code: state ? 'region' : 'required' }];
  },
};

export const orders = model({
  name: 'orders',
  schema: Order,
  service: 'product',
  live: true,
  bringsId: true,
  label: 'order_no',
  filters: {
    order_no: 'contains',
    customer_first_name: 'contains',
    customer_last_name: 'contains',
    total: 'range',
    order_date: 'range',
    order_status: 'equals',
    payment_status: 'equals',
    channel: 'equals',
    vendor_id: 'equals',
    location_id: 'equals',
    customer_id: 'equals',
    appointment_id: 'equals',
    exchange_of: 'equals',
    /**
     * A complete serial number of a line, in any format. Lines are no property of a list's records: `of` gives a text's type.
     */
    serial: { kind: 'contains', of: 'note' },
  },
  sorts: { order_no: 'order_no', order_date: 'order_date', total: 'total', created_date: 'created_date' },
  defaultSort: { field: 'order_no', order: 'DESC' },
  find: ['order_no', 'customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone'],
  codes: ['order_no', 'customer_email', 'customer_phone'],
  details: ['customer_first_name', 'customer_last_name', 'order_status', 'order_date', 'location_id'],
  access: {
    list: seesOrders,
    one: seesOrders,
    create: editsOrders,
    update: (who, record) =>
      (!record || openStatuses.some((status) => status === record.order_status)) && editsOrders(who),
  },
  stateOf: 'order_status',
  steps: { ...orderSteps, exchange: exchangeStep(OrderLine) },
  rules: [discountsFit, staysInPlace, goesSomewhere],
});
