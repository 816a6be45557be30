import {
  returnableQuantity,
  includesBoughtBack,
  calculateRefund,
  deliveredSerials,
} from '../../../schemas/sales/refund.ts';
import type { Order } from '../../../schemas/sales/orders.ts';

export interface RefundedLine {
  quantity: number;
  restock: boolean;
  serials: string[];
}

export interface RefundForm {
  /** Returned lines by line id. */
  lines: Record<string, RefundedLine>;
  shipping: boolean;
  amount: number | null;
  refund_to: 'ORIGINAL' | 'STORE_CREDIT';
  register_id: string | null;
  reason: string | null;
  /** Also refund devices that the store has bought back. */
  bought_back: boolean;
}

/** The lines that can still be returned. */
export const returnableLines = ({ lines }: Pick<Order, 'lines'>) =>
  lines.filter((line) => returnableQuantity(line) > 0);

export const hasShipping = ({ shipping_fee, shipping_returned }: Order) =>
  shipping_fee > 0 && !shipping_returned;

/** Initial values: nothing is returned, or everything if `isAll`. */
export const refundForm = (order: Order, isAll = false): RefundForm => ({
  lines: Object.fromEntries(
    returnableLines(order).map((line) => [
      line.id!,
      {
        quantity: isAll ? returnableQuantity(line) : 0,
        restock: true,
        serials: isAll ? deliveredSerials(line) : [],
      },
    ]),
  ),
  shipping: isAll && hasShipping(order),
  amount: null,
  refund_to: 'ORIGINAL',
  register_id: null,
  reason: null,
  bought_back: false,
});

/** The returned lines for the request. */
export const toReturnedLines = (lines: RefundForm['lines']) =>
  Object.entries(lines)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([id, { quantity, restock, serials }]) => ({
      id,
      quantity,
      restock,
      ...(serials.length > 0 && { serials }),
    }));

/** The request body of a refund. */
export function toRefundRequest({ lines, shipping, amount, register_id, bought_back, ...rest }: RefundForm) {
  return {
    ...rest,
    lines: toReturnedLines(lines),
    ...(shipping && { shipping }),
    ...(amount && { amount }),
    ...(register_id && { register_id }),
    ...(bought_back && { bought_back }),
  };
}

/** Validates the additional amount: not too much, and not zero if nothing is returned. */
export function amountError(order: Order, form: RefundForm): string | undefined {
  const { lines, shipping = false } = toRefundRequest(form);
  const amount: unknown = form.amount ?? 0;
  if (typeof amount !== 'number') return 'number';
  if (lines.length === 0 && !shipping && amount === 0) return 'nothing_returned';
  const worth = calculateRefund(order, { lines, shipping, amount: 0 }).value;
  return amount > order.total - order.credited - worth ? 'over_refund' : undefined;
}

/** Whether the refund includes devices that the store has bought back. */
export function refundsBoughtBack(order: Order, form: RefundForm, bought: readonly string[]): boolean {
  const { lines, shipping = false, amount } = toRefundRequest(form);
  const { value } = calculateRefund(order, {
    lines,
    shipping,
    amount: typeof amount === 'number' ? amount : 0,
  });
  return includesBoughtBack(order, { lines, value }, bought);
}
