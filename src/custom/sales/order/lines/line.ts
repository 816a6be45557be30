import type { Item } from '../../../../schemas/inventory/items.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';

type Typed = number | string | null;

/** A line as the form holds it: what is typed may be no number. */
export type FormLine = Omit<OrderLine, 'quantity' | 'unit_price' | 'discount'> & {
  quantity: Typed;
  unit_price: Typed;
  discount: Typed;
};

/** What is typed as a number, else none. */
export const numberOrZero = (typed: Typed | undefined) => (typeof typed === 'number' ? typed : 0);

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

/** The price of the list: the wholesale price where it is asked for and there is one. */
export const listPriceOf = (
  { price, wholesale_price }: Pick<Item, 'price' | 'wholesale_price'>,
  isWholesale: boolean,
) => (isWholesale ? (wholesale_price ?? price) : price);

/** A new line; what is made on request has no price yet. */
export function sellableLine(one: Sellable, isWholesale: boolean): FormLine {
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

/** A line whose price is typed: anything else, or a gift balance. */
export const customLine = (kind: 'CUSTOM' | 'GIFT', name: string): FormLine => ({
  ...plain,
  serials: [],
  kind,
  name,
  unit_price: null,
});

/** Whether what is sold can be one more of the line. */
const matchesLine = (line: FormLine, one: Sellable, isWholesale: boolean) =>
  line.kind === one.kind &&
  line[references[one.kind]] === one.id &&
  line.unit_price === listPriceOf(one, isWholesale);

/** The lines with one more of what is sold; `index` is where it stands. A serial number is sold once. */
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

/** The line with the serial number of one, which is one of those that it has or one more. */
export function withSerial(line: FormLine, serial: string): FormLine {
  const { serials = [], quantity } = line;
  if (serials.includes(serial)) return line;
  return {
    ...line,
    serials: [...serials, serial],
    quantity: Math.max(numberOrZero(quantity), serials.length + 1),
  };
}

/** The lines at wholesale prices, or at those of the list again; a price that somebody changed stays. */
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

/** Whether the price is another than the list's. */
export const hasCustomPrice = ({ list_price, unit_price }: Pick<FormLine, 'list_price' | 'unit_price'>) =>
  typeof list_price === 'number' && unit_price !== list_price;

/** Its serial numbers have to be named when it is handed over. */
export const isSerialized = ({ kind, is_serialized }: Pick<FormLine, 'kind' | 'is_serialized'>) =>
  kind === 'ITEM' && is_serialized === true;

/** Of what was found by a code: the only one that has exactly that code. What only contains it may be something else. */
export const exactMatch = (found: readonly Sellable[]): Sellable | undefined => {
  const exact = found.filter(({ is_code }) => is_code);
  return exact.length === 1 ? exact[0] : undefined;
};
