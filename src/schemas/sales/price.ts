import { prorate, allocate } from '../money.ts';
import { isFederal, RATE_UNIT, type TaxRate } from './taxRates.ts';

export const discountKinds = ['AMOUNT', 'PERCENT'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** `discount` is in cents or hundredths of a percent. */
export interface Discount {
  discount_kind: DiscountKind;
  discount: number;
}

/** 100 % in hundredths of a percent. */
export const HUNDRED_PERCENT = 10_000;

export interface PricedLine extends Discount {
  kind: string;
  quantity: number;
  /** Cents per unit. */
  unit_price: number;
}

export interface PricedOrder extends Discount {
  lines: PricedLine[];
  shipping_fee: number;
  /** Whether prices include taxes. */
  include_tax: boolean;
}

/** Pricing terms of an order without discounts and shipping. */
export const noDiscount: Omit<PricedOrder, 'lines'> = {
  discount_kind: 'AMOUNT',
  discount: 0,
  shipping_fee: 0,
  include_tax: false,
};

export interface Tax extends TaxRate {
  amount: number;
}

/** Whether two entries are the same tax: kind, name, rate and province. */
const isSameTax = (one: TaxRate, other: TaxRate) =>
  one.kind === other.kind && one.rate === other.rate && one.name === other.name && one.state === other.state;

/** In cents. `total` is `net` plus `taxes`. */
export interface LineAmounts {
  /** Quantity times unit price. */
  amount: number;
  /** The line's discount plus its share of the order's. */
  discount: number;
  net: number;
  taxes: Tax[];
  total: number;
}

/** In cents; sums of the lines and shipping. */
export interface OrderAmounts {
  lines: LineAmounts[];
  shipping: LineAmounts;
  subtotal: number;
  discount: number;
  total_before_tax: number;
  taxes: Tax[];
  gst_hst: number;
  pst_rst_qst: number;
  total: number;
}

/** A discount in cents, at most the amount. */
export const discountOf = ({ discount_kind, discount }: Discount, amount: number) =>
  Math.min(amount, discount_kind === 'PERCENT' ? prorate(amount, discount, HUNDRED_PERCENT) : discount);

/** A gift balance is a means of payment: no discounts, no taxes. */
const isMoney = ({ kind }: PricedLine) => kind === 'GIFT';

/**
 * Calculates the amounts of an order; the admin displays them, the services store them (contract 3 §2.1). Taxes are
 * rounded to whole cents per line, so the total is the sum of the lines.
 */
export function priceOrder<L extends PricedLine>(
  order: Omit<PricedOrder, 'lines'> & { lines: L[] },
  taxes: TaxRate[] | ((line?: L) => TaxRate[]),
): OrderAmounts {
  const taxesFor = typeof taxes === 'function' ? taxes : () => taxes;
  const own = order.lines.map((line) => {
    const amount = line.quantity * line.unit_price;
    return { line, amount, discount: isMoney(line) ? 0 : discountOf(line, amount) };
  });
  const rests = own.map(({ line, amount, discount }) => (isMoney(line) ? 0 : amount - discount));
  const whole = discountOf(order, sum(rests));
  const parts = allocate(whole, rests);
  const lines = own.map(({ line, amount, discount }, index) =>
    taxed(amount, discount + (parts[index] ?? 0), isMoney(line) ? [] : taxesFor(line), order.include_tax),
  );
  const fee = order.shipping_fee;
  const shipping = taxed(fee, 0, fee > 0 ? taxesFor() : [], order.include_tax);
  const all = [...lines, shipping];
  const byKind = sumTaxes(all.flatMap((one) => one.taxes));
  const taxSum = (federal: boolean) =>
    sum(byKind.filter(({ kind }) => isFederal(kind) === federal).map(({ amount }) => amount));
  return {
    lines,
    shipping,
    subtotal: sum(lines.map(({ amount }) => amount)),
    discount: sum(lines.map(({ discount }) => discount)),
    total_before_tax: sum(all.map(({ net }) => net)),
    taxes: byKind,
    gst_hst: taxSum(true),
    pst_rst_qst: taxSum(false),
    total: sum(all.map(({ total }) => total)),
  };
}

/** Adds up equal taxes, in order of first appearance. */
export function sumTaxes(taxes: readonly Tax[]): Tax[] {
  const sums: Tax[] = [];
  for (const tax of taxes) {
    const index = sums.findIndex((one) => isSameTax(one, tax));
    if (index === -1) sums.push({ ...tax });
    else sums[index] = { ...tax, amount: sums[index]!.amount + tax.amount };
  }
  return sums;
}

function taxed(amount: number, discount: number, rates: TaxRate[], isIncluded: boolean): LineAmounts {
  const rest = amount - discount;
  const taxes = isIncluded ? taxesWithin(rest, rates) : taxesOn(rest, rates);
  const tax = sum(taxes.map((one) => one.amount));
  const net = isIncluded ? rest - tax : rest;
  return { amount, discount, net, taxes, total: net + tax };
}

const taxesOn = (net: number, rates: TaxRate[]): Tax[] =>
  rates.map((tax) => ({ ...tax, amount: prorate(net, tax.rate, RATE_UNIT) }));

/** The taxes included in a gross price. */
function taxesWithin(gross: number, rates: TaxRate[]): Tax[] {
  const all = sum(rates.map(({ rate }) => rate));
  const amounts = allocate(
    prorate(gross, all, RATE_UNIT + all),
    rates.map(({ rate }) => rate),
  );
  return rates.map((tax, index) => ({ ...tax, amount: amounts[index] ?? 0 }));
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
