import { randomUUID } from 'node:crypto';
import type { Who } from '../../../src/schemas/can.ts';
import { normalSerial } from '../../../src/schemas/inventory/codes.ts';
import { changesPrices } from '../../../src/schemas/sales/access.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import type { Discount } from '../../../src/schemas/sales/price.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/staffNames.ts';
import { findGoods, sourceOf } from './goods.ts';

type Sale = Pick<
  Order,
  'lines' | 'apply_wholesale' | 'appointment_id' | 'customer_id' | 'vendor_id' | keyof Discount
>;

/**
 * The lines of an order with the names, list prices and terms of what they sell; a stored line that sells the same keeps
 * its own. Refuses (422) what is not sold, and prices and discounts that `who` may not make (contract 3 §2.1).
 */
export async function settleLines(
  scope: Scope,
  who: Who,
  order: Sale,
  before: Sale | undefined,
): Promise<OrderLine[]> {
  const stored = new Map(before?.lines.map((line) => [line.id, line]));
  const goods = await findGoods(scope, order, order.lines);
  const people = await staffNames(
    scope,
    order.lines.map(({ staff_id }) => staff_id),
  );
  const isRepriced = before !== undefined && before.apply_wholesale !== order.apply_wholesale;
  const mayChange = changesPrices(who) === true;
  const errors: ValidationError[] = [];

  const lines = order.lines.map((line, index): OrderLine => {
    const same = stored.get(line.id);
    stored.delete(line.id);
    const own = same && isSame(same, line) ? same : undefined;
    const isKept = own && !(isRepriced && line.kind === 'ITEM');
    const key = sourceOf[line.kind];
    const sold = isKept ? own : (goods(line) ?? own);
    const at = (property: string) => `/lines/${index}/${property}`;
    if (key && !sold) errors.push({ path: at(key), code: line[key] ? 'reference' : 'required' });
    if (line.staff_id && !people.has(line.staff_id)) errors.push({ path: at('staff_id'), code: 'reference' });
    if (line.kind === 'GIFT' && !order.customer_id) errors.push({ path: '/customer_id', code: 'required' });
    const settled = settle({ ...line, id: same?.id ?? randomUUID() }, sold, order.vendor_id);
    errors.push(...priceErrors(settled, own, mayChange).map((error) => ({ ...error, path: at(error.path) })));
    return settled;
  });
  if (!mayChange && isNewDiscount(order, before)) errors.push({ path: '/discount', code: 'discount_right' });
  if (errors.length > 0) throw invalid(errors);
  return lines;
}

const isSame = (stored: OrderLine, line: OrderLine) => {
  const key = sourceOf[line.kind];
  return stored.kind === line.kind && (!key || stored[key] === line[key]);
};

/** Of what the client says only what it may say of such a line. */
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
    name: of.name ?? line.name,
    sku: of.sku ?? null,
    serials: line.kind === 'ITEM' ? (line.serials ?? []).map(normalSerial) : [],
    list_price,
    price_reason: isListed(line.unit_price, list_price) ? null : line.price_reason,
    warranty: of.warranty ?? null,
    warranty_unit: of.warranty_unit ?? null,
    staff_id: line.staff_id ?? vendorId,
  };
}

const isListed = (price: number, list: number | null) => list === null || price === list;

function priceErrors(line: OrderLine, stored: OrderLine | undefined, mayChange: boolean): ValidationError[] {
  const errors: ValidationError[] = [];
  const { unit_price, list_price = null, quantity, serials = [] } = line;
  const isAgreed = stored?.unit_price === unit_price && stored.list_price === list_price;
  if (!isListed(unit_price, list_price) && !isAgreed) {
    if (!mayChange)
      errors.push({ path: 'unit_price', code: 'price_changed', params: { price: list_price! } });
    else if (!line.price_reason?.trim()) errors.push({ path: 'price_reason', code: 'price_reason' });
  }
  if (line.kind === 'GIFT' && line.discount > 0)
    errors.push({ path: 'discount', code: 'maximum', params: { limit: 0 } });
  else if (!mayChange && isNewDiscount(line, stored))
    errors.push({ path: 'discount', code: 'discount_right' });
  if (serials.length > quantity) errors.push({ path: 'serials', code: 'serials_more' });
  return errors;
}

const isNewDiscount = ({ discount, discount_kind }: Discount, stored: Discount | undefined) =>
  discount > 0 && !(stored?.discount === discount && stored.discount_kind === discount_kind);
