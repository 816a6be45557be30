import type { TypedNumber } from '../../../../kit/lines/lineSlots.ts';
import type { Item } from '../../../../schemas/inventory/items.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { withSerial } from '../../../inventory/index.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** A line as held by the form: typed values may not be numbers. */
export type FormLine = Omit<OrderLine, 'quantity' | 'unit_price' | 'discount'> & {
  quantity: TypedNumber;
  unit_price: TypedNumber;
  discount: TypedNumber;
};

const plain = {
  item_id: null,
  repair_id: null,
  addon_id: null,
  product_id: null,
  sku: null,
  quantity: 1,
  serials: [],
  list_price: null,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
  warranty: null,
  warranty_unit: null,
  staff_id: null,
} as const satisfies Partial<OrderLine>;

const references = { ITEM: 'item_id', REPAIR: 'repair_id', ADDON: 'addon_id' } as const;

/** The list price: the wholesale price if it applies and exists. */
const listPriceOf = (
  { price, wholesale_price }: Pick<Item, 'price' | 'wholesale_price'>,
  isWholesale: boolean,
) => (isWholesale ? (wholesale_price ?? price) : price);

/** A new line; an item made on request has no price yet. */
function sellableLine(one: Sellable, isWholesale: boolean): FormLine {
  const list_price = listPriceOf(one, isWholesale);
  return {
    ...plain,
    kind: one.kind,
    [references[one.kind]]: one.id,
    product_id: one.product_id,
    name: one.device ? `${one.device} – ${one.name}` : one.name,
    sku: one.sku,
    is_serialized: one.is_serialized,
    serials: one.serial === null ? [] : [one.serial],
    list_price,
    unit_price: list_price,
    warranty: one.warranty,
    warranty_unit: one.warranty_unit,
    tax_class: one.tax_class,
  };
}

/** A line with a typed price: custom or gift balance. */
export const customLine = (kind: 'CUSTOM' | 'GIFT', name: string): FormLine => ({
  ...plain,
  serials: [],
  kind,
  name,
  unit_price: null,
});

/** Whether the sellable can be added to the line as one more unit. */
const matchesLine = (line: FormLine, one: Sellable, isWholesale: boolean) =>
  line.kind === one.kind &&
  line[references[one.kind]] === one.id &&
  line.unit_price === listPriceOf(one, isWholesale);

/** Adds one unit of a sellable and returns the lines with the `index` of its line. A serial number is added once. */
export function addSellable(
  lines: FormLine[],
  one: Sellable,
  isWholesale = false,
): { lines: FormLine[]; index: number } {
  const existing = lines.findIndex(({ serials }) => one.serial !== null && serials?.includes(one.serial));
  if (existing !== -1) return { lines, index: existing };
  const index = lines.findIndex((line) => matchesLine(line, one, isWholesale));
  const known = lines[index];
  if (!known) return { lines: [...lines, sellableLine(one, isWholesale)], index: lines.length };
  return {
    lines: lines.with(index, one.serial === null ? more(known) : withSerial(known, one.serial)),
    index,
  };
}

const more = (line: FormLine): FormLine => ({ ...line, quantity: numberOrZero(line.quantity) + 1 });

/** Switches the lines between wholesale and list prices; custom prices are kept. */
export function repriceLines(
  lines: FormLine[],
  items: readonly Pick<Item, 'id' | 'price' | 'wholesale_price'>[],
  isWholesale: boolean,
): FormLine[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.map((line) => {
    const item = line.kind === 'ITEM' ? byId.get(line.item_id ?? '') : undefined;
    if (!item) return line;
    const list_price = listPriceOf(item, isWholesale);
    return line.unit_price === line.list_price
      ? { ...line, list_price, unit_price: list_price }
      : { ...line, list_price };
  });
}

/** Whether the price differs from the list price. */
export const hasCustomPrice = ({ list_price, unit_price }: Pick<FormLine, 'list_price' | 'unit_price'>) =>
  typeof list_price === 'number' && unit_price !== list_price;

/** Whether the line needs serial numbers before the order is completed. */
export const isSerialized = ({ kind, is_serialized }: Pick<FormLine, 'kind' | 'is_serialized'>) =>
  kind === 'ITEM' && is_serialized === true;

/** Of the search results for a code, the only one with exactly that code. A partial match may be another product. */
export const exactMatch = (found: readonly Sellable[]): Sellable | undefined => {
  const exact = found.filter(({ is_code }) => is_code);
  return exact.length === 1 ? exact[0] : undefined;
};
