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

/** As many of one thing as one line sells: all that an order can cost is still a safe number of cents. */
export const MAX_LINE_QUANTITY = 10_000;

const Uuid = { format: 'uuid' };
/** The id of a record of a model, or none. */
const OptionalId = (names: string) => NullableString({ ...Uuid, names });
/** What the services work out, in cents. */
const Worked = () => Type.Optional(Cents({ readOnly: true, maximum: Number.MAX_SAFE_INTEGER }));
const Sum = () => Type.Integer({ readOnly: true, cents: true });
const Text = (maxLength = 200) => NullableString({ maxLength });

const discounted = {
  discount_kind: Type.Enum([...discountKinds], { default: 'AMOUNT' }),
  /** Cents, or hundredths of a per cent. */
  discount: Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0 }),
};

export const OrderTax = Entity({
  kind: Type.Enum([...taxKinds]),
  rate: Type.Integer(),
  amount: Type.Integer(),
  /** Of SALES_TAX: as the location calls it. */
  name: Type.Optional(Type.String()),
  /** The province that it is levied for, where that is not the location's own. */
  state: Type.Optional(Type.String()),
});

/** A line of an order, with the names and terms that it had when it was sold (contract 3 §3). */
export const OrderLine = Entity({
  /** Of a line that is stored. */
  id: Type.Optional(Type.String(Uuid)),
  kind: Type.Enum([...lineKinds]),
  item_id: OptionalId('items'),
  repair_id: OptionalId('repairs'),
  addon_id: OptionalId('addons'),
  /** The device that is repaired. */
  product_id: OptionalId('products'),
  /** The services take it from what is sold; of CUSTOM it is typed. */
  name: Type.String({ ...nonBlankLine, maxLength: 400 }),
  sku: Text(),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY, default: 1 }),
  is_serialized: Type.Optional(Type.Boolean({ readOnly: true })),
  serials: Type.Optional(Serials),
  /** Cents of one, as the catalogue says; null where it says none. */
  list_price: Type.Optional(NullableCents({ readOnly: true })),
  unit_price: Cents(),
  /** Why the price is not the list's. */
  price_reason: Text(),
  ...discounted,
  warranty: Nullable('integer', { minimum: LIFETIME, maximum: bounds.warranty, default: null }),
  warranty_unit: Text(20),
  /** As what it sells is taxed. */
  tax_class: Type.Optional(Type.Enum([...taxClasses], { readOnly: true })),
  /** Who did the work, or sold it. */
  staff_id: OptionalId('staff'),
  /** How many of it came back, and which. */
  returned: Type.Optional(Type.Integer({ readOnly: true })),
  returned_serials: Type.Optional(Type.Array(Type.String(), { readOnly: true })),
  amount: Worked(),
  discount_amount: Worked(),
  net: Worked(),
  taxes: Type.Optional(Type.Array(OrderTax, { readOnly: true })),
  total: Worked(),
});
export type OrderLine = Static<typeof OrderLine>;

/** Whether it costs what the list says, as far as that says anything. */
export const isListPrice = (price: number, list: number | null) => list === null || price === list;

/** It has terms of its own, which were agreed for so many of it. */
export const hasOwnPrice = ({ unit_price, list_price = null, discount }: OrderLine) =>
  discount > 0 || !isListPrice(unit_price, list_price);

/** Where it is billed or sent to, as it was then. */
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

/** A sale (contract 3 §3): whole cents, and the taxes of its day. */
export const Order = Entity({
  id: Id,
  store_id: Id,
  /** Counted by store, for people. */
  order_no: Type.Integer({ readOnly: true }),
  location_id: LocationId(),
  /** The day of the sale on the location's calendar; its taxes are those of that day. */
  order_date: Type.String({ format: 'date', readOnly: true }),
  channel: Type.Enum([...salesChannels], { default: 'IN_STORE' }),
  /** How the goods reach the customer: what is shipped is taxed by where it goes. */
  delivery: Type.Optional(Type.Enum([...deliveries], { default: 'HANDED_OVER' })),
  /** Who sells it. */
  vendor_id: NullableString({ ...Uuid, reference: 'staff' }),
  vendor: NullableReference,
  /** Null is somebody who just walked in. What follows stays as it was then. */
  customer_id: NullableString({ ...Uuid, reference: 'customers' }),
  customer_first_name: Text(),
  customer_last_name: Text(),
  customer_email: NullableString({ format: 'email', maxLength: 200 }),
  customer_phone: Phone,
  /** Why the customer pays no taxes, as invoices say it. */
  is_tax_exempt: Type.Boolean({ readOnly: true }),
  tax_exempt_number: NullableString({ readOnly: true }),
  tax_exempt_reason: NullableString({ readOnly: true }),
  billing_address: NullableAddress,
  shipping_address: NullableAddress,
  /** The booking that it comes of, and the quote that this came of. */
  appointment_id: OptionalId('appointments'),
  quote_id: NullableString({ ...Uuid, readOnly: true, elsewhere: true, names: 'appointments' }),
  /** The order whose goods came back for what this one sells. */
  exchange_of: NullableString({ ...Uuid, readOnly: true, names: 'orders' }),
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
  ...discounted,
  shipping_fee: Cents({ default: 0 }),
  /** Prices hold the taxes. */
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
  /** What it costs less: what came back of it, or was let off. */
  credited: Sum(),
  shipping_returned: Type.Boolean({ readOnly: true }),
  /** What was paid, and given back. */
  paid: Sum(),
  refunded: Sum(),
  /** What is left to pay. */
  due: ComputedInteger({ cents: true }),
  currency: Currency,
  completed_date: NullableString({ format: 'date-time', readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type Order = Static<typeof Order>;

const isTooMuch = ({ discount_kind, discount }: Discount, amount: number) =>
  discount > (discount_kind === 'PERCENT' ? HUNDRED_PERCENT : amount);

/** No discount is more than what it is taken from. */
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

/** An order stays where it was rung up, and what it comes of. */
const staysInPlace: Rule<Order> = {
  fields: ['location_id', 'appointment_id'],
  check: (order, stored) =>
    (['location_id', 'appointment_id'] as const)
      .filter((key) => stored && stored[key] !== order[key])
      .map((key) => ({ path: `/${key}`, code: 'const' })),
};

/** What is shipped goes somewhere, of which the taxes are. */
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
  bringsId: true,
  label: 'order_no',
  filters: {
    order_no: 'contains',
    customer_first_name: 'contains',
    customer_last_name: 'contains',
    total: 'range',
    /** The day of the sale. */
    order_date: 'range',
    order_status: 'equals',
    payment_status: 'equals',
    channel: 'equals',
    vendor_id: 'equals',
    location_id: 'equals',
    customer_id: 'equals',
    appointment_id: 'equals',
    exchange_of: 'equals',
  },
  sorts: { order_no: 'order_no', order_date: 'order_date', total: 'total', created_date: 'created_date' },
  defaultSort: { field: 'order_no', order: 'DESC' },
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
