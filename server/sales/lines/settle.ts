import { randomUUID } from 'node:crypto';
import type { Who } from '../../../src/schemas/can.ts';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import { changesPrices, shipsOrders } from '../../../src/schemas/sales/access.ts';
import { isListPrice, hasOwnPrice, type Order, type OrderLine } from '../../../src/schemas/sales/orders.ts';
import { noDiscount, type Discount, type PricedOrder } from '../../../src/schemas/sales/price.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { parallel } from '../../core/parallel.ts';
import { staffNames } from '../../staff/index.ts';
import { findGoods, sourceOf } from './goods.ts';
import type { Sold } from './sold.ts';

/** Terms of the whole order that affect the amount due. */
type Terms = Pick<Order, 'apply_wholesale' | 'tax_class' | Exclude<keyof PricedOrder, 'lines'>>;

type Sale = Terms &
  Pick<
    Order,
    'id' | 'lines' | 'appointment_id' | 'customer_id' | 'vendor_id' | 'delivery' | 'shipping_address'
  >;

type Selling = Awaited<ReturnType<typeof readSold>>;

/** Returns what the lines sell, and the names of the staff members on them. */
export const readSold = (scope: Scope, order: Sale) =>
  parallel([
    findGoods(scope, order, order.lines),
    staffNames(
      scope,
      order.lines.map(({ staff_id }) => staff_id),
    ),
  ]);

/**
 * Returns the lines with names, list prices and terms of what they sell; a stored line that still sells the same keeps
 * its own. Throws 422 for unknown goods, and for prices and discounts that `who` may not give (contract 3 §2.1).
 */
export function settleLines(
  who: Who,
  order: Sale,
  before: Sale | undefined,
  [goods, people]: Selling,
): OrderLine[] {
  const stored = new Map(before?.lines.map((line) => [line.id, line]));
  const isRepriced = before !== undefined && before.apply_wholesale !== order.apply_wholesale;
  const mayChange = changesPrices(who) === true;
  const errors: ValidationError[] = [];

  const lines = order.lines.map((line, index): OrderLine => {
    const same = stored.get(line.id);
    stored.delete(line.id);
    const own = same && isSame(same, line) ? same : undefined;
    const isKept = own && !(isRepriced && line.kind === 'ITEM');
    const key = sourceOf[line.kind];
    const found = goods(line);
    const sold = isKept
      ? {
          ...own,
          ticket_device_id: own.ticket_device_id ?? found?.ticket_device_id ?? null,
          ...(hasAgreedPrice(line, found) && { list_price: line.unit_price }),
        }
      : (found ?? own);
    const at = (property: string) => `/lines/${index}/${property}`;
    if (key && !sold) errors.push({ path: at(key), code: line[key] ? 'reference' : 'required' });
    if (line.staff_id && !people.has(line.staff_id)) errors.push({ path: at('staff_id'), code: 'reference' });
    if (line.kind === 'GIFT' && !order.customer_id) errors.push({ path: '/customer_id', code: 'required' });
    const settled = settle({ ...line, id: same?.id ?? randomUUID() }, sold, order.vendor_id);
    errors.push(
      ...priceErrors(settled, { stored: own, found, mayChange }).map((error) => ({
        ...error,
        path: at(error.path),
      })),
    );
    return settled;
  });
  if (!mayChange) errors.push(...termErrors(order, before));
  if (shipsOrders(who) !== true && goesElsewhere(order, before))
    errors.push({ path: '/delivery', code: 'ship_right' });
  if (errors.length > 0) throw invalid(errors);
  return lines;
}

const usualTerms: Terms = { apply_wholesale: false, tax_class: 'STANDARD', ...noDiscount };

const isSame = (stored: OrderLine, line: OrderLine) => {
  const key = sourceOf[line.kind];
  return stored.kind === line.kind && (!key || stored[key] === line[key]);
};

/** Whether a line costs what was agreed for its device by now. */
const hasAgreedPrice = ({ unit_price }: OrderLine, found: Sold | undefined) =>
  Boolean(found?.ticket_device_id) && found?.list_price === unit_price;

/** Takes from the client only what it may set on such a line. */
function settle(line: OrderLine, sold: Partial<OrderLine> | undefined, vendorId: string | null): OrderLine {
  const key = sourceOf[line.kind];
  const of = key && sold ? sold : { ...line, sku: null, list_price: null };
  const list_price = of.list_price ?? null;
  return {
    ...line,
    returned: 0,
    item_id: key === 'item_id' ? line.item_id : null,
    repair_id: key === 'repair_id' ? line.repair_id : null,
    addon_id: key === 'addon_id' ? line.addon_id : null,
    product_id: of.product_id ?? null,
    ticket_device_id: sold?.ticket_device_id ?? null,
    name: of.name ?? line.name,
    sku: of.sku ?? null,
    serials: line.kind === 'ITEM' ? (line.serials ?? []).map(normalizeSerial) : [],
    list_price,
    price_reason: isListPrice(line.unit_price, list_price) ? null : line.price_reason,
    warranty: of.warranty ?? null,
    warranty_unit: of.warranty_unit ?? null,
    tax_class: key && sold ? (sold.tax_class ?? 'STANDARD') : 'STANDARD',
    staff_id: line.staff_id ?? vendorId,
  };
}

/** Whether the delivery or its destination region has changed. */
function goesElsewhere(order: Sale, before: Sale | undefined): boolean {
  const regionOf = ({ delivery, shipping_address: to }: Partial<Sale>) =>
    delivery === 'SHIPPED' ? `${to?.country} ${to?.state}` : undefined;
  return regionOf(order) !== regionOf(before ?? {});
}

type DiscountTerm = keyof Discount;

/**
 * Terms that require the right to change prices. Discounts have an error of their own, and may be removed without it.
 */
const priceTerms = Object.keys({
  apply_wholesale: true,
  tax_class: true,
  include_tax: true,
  shipping_fee: true,
} satisfies Record<Exclude<keyof Terms, DiscountTerm>, true>) as Exclude<keyof Terms, DiscountTerm>[];

/** Without the right to change prices, terms of the order stay as they are; a new order has the default terms. */
function termErrors(order: Sale, before: Terms = usualTerms): ValidationError[] {
  const errors: ValidationError[] = priceTerms
    .filter((key) => order[key] !== before[key])
    .map((key) => ({ path: `/${key}`, code: 'price_right' }));
  return isNewDiscount(order, before) ? [...errors, { path: '/discount', code: 'discount_right' }] : errors;
}

interface Agreed {
  stored: OrderLine | undefined;
  /** What was agreed elsewhere, on an appointment or a ticket. */
  found: Sold | undefined;
  mayChange: boolean;
}

function priceErrors(line: OrderLine, agreed: Agreed): ValidationError[] {
  const errors = agreed.mayChange ? reasonErrors(line, agreed) : rightErrors(line, agreed);
  const { kind, discount, quantity, serials = [] } = line;
  if (kind === 'GIFT' && discount > 0)
    errors.push({ path: 'discount', code: 'maximum', params: { limit: 0 } });
  if (serials.length > quantity) errors.push({ path: 'serials', code: 'serials_more' });
  return errors;
}

const isPriceAgreed = ({ unit_price, list_price = null }: OrderLine, { stored }: Agreed) =>
  isListPrice(unit_price, list_price) ||
  (stored?.unit_price === unit_price && stored.list_price === list_price);

function reasonErrors(line: OrderLine, agreed: Agreed): ValidationError[] {
  if (isPriceAgreed(line, agreed) || line.price_reason?.trim()) return [];
  return [{ path: 'price_reason', code: 'price_reason' }];
}

/** Returns the errors of changes that require the right to change prices. */
function rightErrors(line: OrderLine, agreed: Agreed): ValidationError[] {
  const { kind, unit_price, list_price, quantity } = line;
  const { stored, found } = agreed;
  const errors: ValidationError[] = [];
  if (!isPriceAgreed(line, agreed))
    errors.push({ path: 'unit_price', code: 'price_changed', params: { price: list_price! } });
  const isBefore = stored?.unit_price === unit_price || isBooked(unit_price, found);
  if (kind === 'CUSTOM' && !isBefore) errors.push({ path: 'unit_price', code: 'price_right' });
  if (stored && hasOwnPrice(stored) && quantity > stored.quantity)
    errors.push({ path: 'quantity', code: 'quantity_right', params: { limit: stored.quantity } });
  if (kind !== 'GIFT' && isNewDiscount(line, stored))
    errors.push({ path: 'discount', code: 'discount_right' });
  return errors;
}

/** Whether it is the price that was agreed elsewhere. */
const isBooked = (price: number, found: Agreed['found']) =>
  found !== undefined && isListPrice(price, found.list_price ?? null);

const isNewDiscount = ({ discount, discount_kind }: Discount, stored: Discount | undefined) =>
  discount > 0 && !(stored?.discount === discount && stored.discount_kind === discount_kind);
