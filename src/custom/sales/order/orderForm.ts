import type { FieldValues } from 'react-hook-form';
import type { Location } from '../../../authProvider/session.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import type { Model, Rule } from '../../../schemas/model.ts';
import type { Address } from '../../../schemas/customers/addresses.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';
import { orders, type Order, type OrderAddress } from '../../../schemas/sales/orders.ts';
import { priceOrder, type DiscountKind, type OrderAmounts } from '../../../schemas/sales/price.ts';
import { taxRatesFor, type Supply, type TaxRules } from '../../../schemas/sales/placeOfSupply.ts';
import type { TaxPlace } from '../../../schemas/sales/taxRates.ts';
import { hasCustomPrice, type FormLine } from './lines/line.ts';
import { numberOrZero } from '../../../kit/numberOrZero.ts';

/** An order as held by the form. */
export type OrderValues = Omit<Order, 'lines' | 'discount' | 'shipping_fee'> & {
  lines: FormLine[];
  discount: number | string | null;
  shipping_fee: number | string | null;
};

/** A price that differs from the list price needs a reason. */
const pricesHaveReasons: Rule<Order> = {
  fields: ['lines'],
  check: ({ lines }) =>
    lines.flatMap((line, index) =>
      hasCustomPrice(line) && !line.price_reason?.trim()
        ? [{ path: `/lines/${index}/price_reason`, code: 'price_reason' }]
        : [],
    ),
};

/** A gift balance needs a customer. */
const giftsHaveCustomers: Rule<Order> = {
  fields: ['lines', 'customer_id'],
  check: ({ lines, customer_id }) =>
    !customer_id && lines.some(({ kind }) => kind === 'GIFT')
      ? [{ path: '/customer_id', code: 'required' }]
      : [],
};

const serialsFit: Rule<Order> = {
  fields: ['lines'],
  check: ({ lines }) =>
    lines.flatMap(({ serials = [], quantity }, index) =>
      serials.length > quantity ? [{ path: `/lines/${index}/serials`, code: 'serials_more' }] : [],
    ),
};

/** Client-side validation of an order. */
export const orderForm: Model = {
  ...(orders as unknown as Model),
  rules: [...(orders.rules ?? []), pricesHaveReasons, giftsHaveCustomers, serialsFit] as Model['rules'],
};

/** Initial values of a new order. */
export const emptyOrder = (location: Location | undefined, vendorId: string) => ({
  ...defaultsOf(orders),
  location_id: location?.id ?? null,
  vendor_id: vendorId,
  customer_id: null,
  lines: [],
});

const lineKeys = [
  'id',
  'kind',
  'item_id',
  'repair_id',
  'addon_id',
  'product_id',
  'name',
  'sku',
  'quantity',
  'serials',
  'list_price',
  'unit_price',
  'price_reason',
  'discount_kind',
  'discount',
  'warranty',
  'warranty_unit',
  'staff_id',
] as const satisfies (keyof FormLine)[];

/** The values to validate and send, without those that the services calculate. */
export const toOrder = (values: FieldValues): FieldValues => ({
  ...values,
  discount: values.discount ?? 0,
  shipping_fee: values.shipping_fee ?? 0,
  lines: ((values.lines ?? []) as FormLine[]).map((line) => ({
    ...Object.fromEntries(lineKeys.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]]]))),
    discount: line.discount ?? 0,
    price_reason: hasCustomPrice(line) ? line.price_reason?.trim() || null : null,
  })),
});

interface Priced extends Partial<Supply> {
  lines?: FormLine[];
  discount_kind?: DiscountKind;
  discount?: number | string | null;
  shipping_fee?: number | string | null;
  include_tax?: boolean;
}

/** Totals of the order in the form; a value that is not a number counts as 0. */
export function calculateTotals(
  values: Priced,
  location: TaxPlace | undefined,
  day: string,
  store: TaxRules['store'] = {},
): OrderAmounts {
  const { lines = [], discount_kind = 'AMOUNT', include_tax = false } = values;
  const supply: Supply = {
    delivery: values.delivery,
    tax_class: values.tax_class ?? 'STANDARD',
    is_tax_exempt: values.is_tax_exempt ?? false,
    shipping_address: values.shipping_address ?? null,
  };
  return priceOrder(
    {
      discount_kind,
      discount: whole(values.discount),
      shipping_fee: whole(values.shipping_fee),
      include_tax,
      lines: lines.map((line) => ({
        kind: line.kind,
        tax_class: line.tax_class,
        quantity: whole(line.quantity),
        unit_price: whole(line.unit_price),
        discount_kind: line.discount_kind,
        discount: whole(line.discount),
      })),
    },
    location ? taxRatesFor(supply, { location, store }, day) : [],
  );
}

const whole = (typed: number | string | null | undefined) => Math.max(0, Math.trunc(numberOrZero(typed)));

const addressKeys = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const satisfies (keyof OrderAddress)[];

/** A customer's address as stored on an order. */
export const toOrderAddress = (address: Address): OrderAddress =>
  Object.fromEntries(addressKeys.map((key) => [key, address[key] ?? null])) as OrderAddress;

export const emptyAddress = (): OrderAddress =>
  Object.fromEntries(addressKeys.map((key) => [key, null])) as OrderAddress;

/** The customer's fields as stored on an order. */
export const toOrderCustomer = ({ id, first_name, last_name, email, phone, ...more }: Customer) => ({
  customer_id: id,
  customer_first_name: first_name,
  customer_last_name: last_name,
  customer_email: email,
  customer_phone: phone,
  is_tax_exempt: more.is_tax_exempt ?? false,
  tax_exempt_number: more.tax_exempt_number ?? null,
  tax_exempt_reason: more.tax_exempt_reason ?? null,
});

export const noCustomer = {
  customer_id: null,
  customer_first_name: null,
  customer_last_name: null,
  customer_email: null,
  customer_phone: null,
  is_tax_exempt: false,
  tax_exempt_number: null,
  tax_exempt_reason: null,
  billing_address: null,
  shipping_address: null,
};

/** The customer's default billing and shipping addresses. */
export function defaultAddresses(all: Address[] = []) {
  const current = all.filter(({ is_voided }) => !is_voided);
  const first = (type: Address['address_type']) => {
    const ofType = current.filter(({ address_type }) => address_type === type);
    return ofType.find(({ is_default }) => is_default) ?? ofType[0];
  };
  const billing = first('BILLING') ?? first('SHIPPING');
  const shipping = first('SHIPPING') ?? first('BILLING');
  return {
    billing_address: billing ? toOrderAddress(billing) : null,
    shipping_address: shipping ? toOrderAddress(shipping) : null,
  };
}
