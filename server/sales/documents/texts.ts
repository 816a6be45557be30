import { amountDue } from '../../../src/schemas/sales/amountDue.ts';
import { amountMoved } from '../../../src/schemas/sales/payments.ts';
import { formatPhone } from '../../../src/schemas/phone.ts';
import type { OrderAddress } from '../../../src/schemas/sales/orders.ts';
import type { Tax } from '../../../src/schemas/sales/price.ts';
import { isFederal } from '../../../src/schemas/sales/taxRates.ts';
import type { DocumentData } from './data.ts';
import type { Words } from '../../documents/index.ts';

const filled = (lines: (string | null | undefined | false)[]) =>
  lines.flatMap((line) => (line && line.trim() ? [line.trim()] : []));

const joined = (...parts: (string | null)[]) => filled(parts).join(' ');

/** The seller: the location's address, and the tax registration numbers. */
export const sellerLines = ({ store, location, order }: DocumentData, words: Words) =>
  filled([
    location.name,
    location.address_1,
    location.address_2,
    `${location.city} ${location.state} ${location.postcode}`,
    formatPhone(location.phone ?? store.phone ?? ''),
    location.email,
    ...taxNumbers(store, order, words),
  ]);

/**
 * The registration numbers for the taxes of this order, named as on the document; if it has no taxes, both of the
 * store's own. Taxes levied for another province have the number of the registration there.
 */
function taxNumbers(
  { gst_hst_number, pst_rst_qst_number, tax_registrations }: DocumentData['store'],
  { taxes }: DocumentData['order'],
  words: Words,
) {
  const { GST, HST, PST, RST, QST } = words.taxes;
  const federal = taxes.filter(({ kind }) => isFederal(kind));
  const others = taxes.filter(({ kind }) => !isFederal(kind));
  const away = others.filter(({ state }) => state !== undefined);
  const names = (all: Tax[], usual: string[]) =>
    (all.length > 0 ? [...new Set(all.map((tax) => taxName(tax, words)))] : usual).join('/');
  return [
    gst_hst_number && words.label(names(federal, [GST, HST]), gst_hst_number),
    pst_rst_qst_number &&
      away.length === 0 &&
      words.label(names(others, [PST, RST, QST]), pst_rst_qst_number),
    ...tax_registrations
      .filter(({ state }) => away.some((tax) => tax.state === state))
      .map(({ state, number }) =>
        words.label(
          names(
            away.filter((tax) => tax.state === state),
            [],
          ),
          number,
        ),
      ),
  ];
}

/** The name that the location gave to a tax, or its usual name, with the province for which it is levied. */
const taxName = ({ kind, name, state }: Tax, words: Words) =>
  joined(name ?? words.taxes[kind], state ? `(${state})` : null);

/** The reason for tax exemption; null if taxes apply. */
export const exemptLine = ({ order }: DocumentData, words: Words) =>
  order.is_tax_exempt
    ? words.label(words.tax_exempt, filled([order.tax_exempt_number, order.tax_exempt_reason]).join(', '))
    : null;

/** The billing address. */
export const buyerLines = ({ order }: DocumentData) => {
  const name = joined(order.customer_first_name, order.customer_last_name);
  const lines = order.billing_address ? addressLines(order.billing_address) : [];
  const { customer_email, customer_phone } = order;
  return [
    ...new Set(filled([name, ...lines, customer_phone && formatPhone(customer_phone), customer_email])),
  ];
};

/** The shipping address. */
export const receiverLines = ({ order }: DocumentData) =>
  order.shipping_address ? addressLines(order.shipping_address) : [];

const addressLines = (address: OrderAddress) =>
  filled([
    joined(address.first_name, address.last_name),
    address.company,
    address.address_1,
    address.address_2,
    joined(address.city, address.state, address.postcode),
    address.country !== 'CA' && address.country,
    address.phone && formatPhone(address.phone),
  ]);

/** The details below the name of a line. */
export const detailLines = (line: DocumentData['lines'][number], words: Words) =>
  filled([
    line.sku && words.label(words.sku, line.sku),
    line.serials.length > 0 && words.label(words.serials, line.serials.join(', ')),
    words.lasts(line.warranty, line.warranty_unit) &&
      words.label(words.warranty, words.lasts(line.warranty, line.warranty_unit)!),
    line.returned > 0 && words.label(words.returned, words.count(line.returned)),
  ]);

export interface SumLine {
  label: string;
  amount: string;
  isStrong?: boolean;
}

/** The amounts down to the total. */
export function sumLines({ order }: DocumentData, words: Words): SumLine[] {
  const line = (label: string, cents: number, isStrong = false) => ({
    label,
    amount: words.money(cents),
    isStrong,
  });
  return [
    line(words.subtotal, order.subtotal),
    ...(order.discount_amount > 0 ? [line(words.discount, -order.discount_amount)] : []),
    ...(order.shipping_fee > 0 ? [line(words.shipping, order.shipping_fee)] : []),
    line(words.before_tax, order.total_before_tax),
    ...order.taxes.map((tax) => line(`${taxName(tax, words)} (${words.rate(tax.rate)})`, tax.amount)),
    line(words.total, order.total, true),
    ...(order.credited > 0 ? [line(words.credited, -order.credited)] : []),
  ];
}

/** Payments, refunds and the amount due. */
export function paymentLines({ order, payments }: DocumentData, words: Words): SumLine[] {
  return [
    ...payments.flatMap((payment) => {
      const isRefund = payment.kind === 'REFUND';
      const way = words.methods[payment.balance ?? payment.method];
      const name = joined(
        isRefund ? `${words.refund}, ${way}` : way,
        payment.reference && `(${payment.reference})`,
      );
      const own = {
        label: `${name}, ${words.moment(payment.created_date)}`,
        amount: words.money(isRefund ? -payment.amount : payment.amount),
      };
      const rounding = amountMoved(payment) - payment.amount;
      const cash =
        payment.tendered !== null && payment.change > 0
          ? [
              { label: words.tendered, amount: words.money(payment.tendered) },
              { label: words.change, amount: words.money(payment.change) },
            ]
          : [];
      return [
        own,
        ...(rounding === 0
          ? []
          : [{ label: words.rounding, amount: words.money(isRefund ? -rounding : rounding) }]),
        ...cash,
      ];
    }),
    { label: words.due, amount: words.money(Math.max(0, amountDue(order))), isStrong: true },
  ];
}
