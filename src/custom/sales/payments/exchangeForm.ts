import type { Location } from '../../../authProvider/session.ts';
import { dayIn } from '../../../schemas/days.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import type { TaxRules } from '../../../schemas/sales/placeOfSupply.ts';
import { calculateRefund } from '../../../schemas/sales/refund.ts';
import type { BalanceKind, PaymentMethod } from '../../../schemas/sales/states.ts';
import type { FormLine } from '../order/lines/line.ts';
import { calculateTotals, toOrder } from '../order/orderForm.ts';
import { paymentValues } from './paymentValues.ts';
import { refundForm, toReturnedLines, type RefundForm } from './refundForm.ts';

export interface ExchangeForm extends Pick<
  RefundForm,
  'refund_to' | 'register_id' | 'reason' | 'bought_back'
> {
  /** Returned quantities by line id. */
  returned: RefundForm['lines'];
  /** Lines of the new order. */
  lines: FormLine[];
  method: PaymentMethod;
  tendered: number | null;
  reference: string | null;
  balance: BalanceKind;
  /** Location of the new order. */
  location_id: number;
  is_tax_exempt: boolean;
}

/** Initial values: nothing is returned and nothing is taken. */
export function exchangeForm(order: Order): ExchangeForm {
  const { lines: returned, refund_to, register_id, reason, bought_back } = refundForm(order);
  return {
    returned,
    lines: [],
    refund_to,
    register_id,
    reason,
    bought_back,
    method: 'CASH',
    tendered: null,
    reference: null,
    balance: 'STORE_CREDIT',
    location_id: order.location_id,
    is_tax_exempt: order.is_tax_exempt,
  };
}

/** Location and store of the exchange, which decide the taxes. */
export interface ExchangeContext {
  location: Location | undefined;
  store: TaxRules['store'] & { timezone: string };
}

/** Value of the returned lines, total of the new lines, and the difference that is due or refunded, in cents. */
export function exchangeTotals(order: Order, form: ExchangeForm, { location, store }: ExchangeContext) {
  const { value, back } = calculateRefund(order, {
    lines: toReturnedLines(form.returned),
    shipping: false,
    amount: 0,
  });
  const { total } = calculateTotals(form, location, dayIn(location?.timezone ?? store.timezone), store);
  const moved = Math.min(back, total);
  return { value, back, total, due: total - moved, rest: back - moved };
}

/** Returns the error if nothing is returned or nothing is taken. */
export function exchangeError({ returned, lines }: ExchangeForm): string | undefined {
  if (toReturnedLines(returned).length === 0) return 'nothing_returned';
  return lines.length === 0 ? 'nothing_taken' : undefined;
}

/** The request body of an exchange. */
export function toExchangeRequest(order: Order, id: string, form: ExchangeForm, context: ExchangeContext) {
  const { due } = exchangeTotals(order, form, context);
  const { refund_to, register_id, reason, bought_back } = form;
  const { lines } = toOrder({ lines: form.lines }) as { lines: unknown[] };
  return {
    lines: toReturnedLines(form.returned),
    order: { id, lines },
    refund_to,
    reason,
    ...(register_id && { register_id }),
    ...(bought_back && { bought_back }),
    ...(due > 0 && { payment: paymentValues(form) }),
  };
}
