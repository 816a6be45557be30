import { normalizeSerial } from '../inventory/codes.ts';
import { prorate } from '../money.ts';
import type { Order, OrderLine } from './orders.ts';
import { capturedAmount } from './amountDue.ts';
import type { Payment } from './payments.ts';
import { sumTaxes, type Tax } from './price.ts';
import { isFederal } from './taxRates.ts';

/** Ledger accounts that the amounts of a sale are posted to. */
export const saleAccounts = ['SALES', 'SHIPPING', 'TAX_GST_HST', 'TAX_PST_RST_QST', 'GIFT'] as const;
export type SaleAccount = (typeof saleAccounts)[number];
export type SaleAmounts = Record<SaleAccount, number>;

/** The requested refund. */
export interface RefundRequest {
  lines: { id: string; quantity: number }[];
  /** Whether the shipping fee and its taxes are refunded. */
  shipping: boolean;
  /** An additional allowance, taxes included. */
  amount: number;
}

export interface Refund {
  /** Amounts of the lines and shipping by ledger account. */
  parts: SaleAmounts;
  /** Taxes included in `parts`. */
  taxes: Tax[];
  /** Reduction of the order's total, at most what is left of it. */
  value: number;
  /** Money to return: the value less the amount not paid yet. */
  back: number;
}

type SoldLine = Pick<OrderLine, 'kind' | 'quantity' | 'returned' | 'net' | 'taxes'>;
type SoldOrder = Pick<Order, 'shipping_fee' | 'taxes' | 'total' | 'total_before_tax' | 'credited'> &
  Pick<Order, 'paid' | 'refunded' | 'shipping_returned'> & { lines: (SoldLine & Pick<OrderLine, 'id'>)[] };

const none = (): SaleAmounts => ({ SALES: 0, SHIPPING: 0, TAX_GST_HST: 0, TAX_PST_RST_QST: 0, GIFT: 0 });

export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

export const taxAccount = ({ kind }: Pick<Tax, 'kind'>): SaleAccount =>
  isFederal(kind) ? 'TAX_GST_HST' : 'TAX_PST_RST_QST';

/** Quantity of a line that can still be returned. */
export const returnableQuantity = ({ quantity, returned = 0 }: Pick<OrderLine, 'quantity' | 'returned'>) =>
  quantity - returned;

/**
 * Amounts of further returned units of a line, by account: each is the difference of cumulative shares, so the last
 * unit takes the rounding remainder.
 */
export function returnedAmounts(line: SoldLine, quantity: number): SaleAmounts {
  const parts = none();
  parts[line.kind === 'GIFT' ? 'GIFT' : 'SALES'] += partOf(line, quantity, line.net ?? 0);
  for (const tax of taxesOfPieces(line, quantity)) parts[taxAccount(tax)] += tax.amount;
  return parts;
}

const partOf = ({ returned = 0, quantity: sold }: SoldLine, quantity: number, amount: number) =>
  prorate(amount, returned + quantity, sold) - prorate(amount, returned, sold);

/** Taxes of further returned units of a line. */
const taxesOfPieces = (line: SoldLine, quantity: number): Tax[] =>
  (line.taxes ?? []).map((tax) => ({ ...tax, amount: partOf(line, quantity, tax.amount) }));

/** Taxes of shipping: the order's taxes less those of its lines. */
const shippingTaxes = ({ lines, taxes }: SoldOrder): Tax[] =>
  sumTaxes([
    ...taxes,
    ...lines.flatMap((line) => line.taxes ?? []).map((tax) => ({ ...tax, amount: -tax.amount })),
  ]);

/** Shipping and its taxes: the order's amounts less those of its lines. */
export function shippingAmounts(order: SoldOrder): SaleAmounts {
  const parts = none();
  parts.SHIPPING = order.total_before_tax - sum(order.lines.map(({ net = 0 }) => net));
  for (const tax of shippingTaxes(order)) parts[taxAccount(tax)] += tax.amount;
  return parts;
}

/** Calculates the value of a refund and the money to return (contract 3 §4). */
export function calculateRefund(order: SoldOrder, { lines, shipping, amount }: RefundRequest): Refund {
  const pieces = lines.flatMap(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id);
    return line ? [{ line, quantity }] : [];
  });
  const found = pieces.map(({ line, quantity }) => returnedAmounts(line, quantity));
  const taxes = pieces.flatMap(({ line, quantity }) => taxesOfPieces(line, quantity));
  if (shipping && !order.shipping_returned) {
    found.push(shippingAmounts(order));
    taxes.push(...shippingTaxes(order));
  }
  const parts = none();
  for (const account of saleAccounts) parts[account] = sum(found.map((one) => one[account]));
  const left = order.total - order.credited;
  const value = Math.min(left, sum(Object.values(parts)) + amount);
  return { parts, taxes, value, back: Math.max(0, capturedAmount(order) - (left - value)) };
}

type WithSerials = Pick<OrderLine, 'serials' | 'returned_serials'>;

/** Serial numbers that were delivered and not returned. */
export const deliveredSerials = ({ serials = [], returned_serials: back = [] }: WithSerials) =>
  serials.filter((serial) => !back.includes(serial));

interface Returning {
  lines?: readonly { serials?: readonly string[] }[];
  value: number;
}

/**
 * Whether a refund includes devices that the store has bought back since: it names one, or exceeds the value of
 * everything else.
 */
export function includesBoughtBack(
  order: Omit<SoldOrder, 'lines'> & { lines: (SoldOrder['lines'][number] & WithSerials)[] },
  { lines = [], value }: Returning,
  bought: readonly string[],
): boolean {
  if (bought.length === 0) return false;
  const isBought = (serial: string) => bought.includes(serial);
  if (lines.some(({ serials = [] }) => serials.map(normalizeSerial).some(isBought))) return true;
  const kept = sum(
    order.lines.map((line) => {
      const count = deliveredSerials(line).filter(isBought).length;
      const worth = (quantity: number) => sum(Object.values(returnedAmounts(line, quantity)));
      return worth(returnableQuantity(line)) - worth(returnableQuantity(line) - count);
    }),
  );
  return value > 0 && value > order.total - order.credited - kept;
}

type Given = Pick<Payment, 'kind' | 'amount' | 'refunded'>;

/** Allocates a refund to payments, the latest first, up to what is left of each. */
export function allocateRefund<P extends Given>(
  payments: P[],
  back: number,
): { payment: P; amount: number }[] {
  let left = back;
  return payments
    .filter(({ kind }) => kind === 'PAYMENT')
    .toReversed()
    .flatMap((payment) => {
      const amount = Math.min(left, payment.amount - payment.refunded);
      left -= amount;
      return amount > 0 ? [{ payment, amount }] : [];
    });
}

/** Splits an allocated refund into the first `wanted` cents and the rest. */
export function splitRefund<P>(parts: { payment: P; amount: number }[], wanted: number) {
  let open = wanted;
  const split = parts.map((part) => {
    const amount = Math.min(open, part.amount);
    open -= amount;
    return { part, amount };
  });
  const some = (amountOf: (one: (typeof split)[number]) => number) =>
    split
      .map((one) => ({ payment: one.part.payment, amount: amountOf(one) }))
      .filter(({ amount }) => amount > 0);
  return {
    first: some(({ amount }) => amount),
    rest: some(({ part, amount }) => part.amount - amount),
  };
}
