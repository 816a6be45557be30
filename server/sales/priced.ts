import { eq } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import { priceOrder, type PricedOrder } from '../../src/schemas/sales/price.ts';
import { taxRatesFor, type Supply, type TaxRules } from '../../src/schemas/sales/placeOfSupply.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { parallel } from '../core/parallel.ts';
import { locations } from '../locations/index.ts';

/** Returns what determines the taxes of an order at a location: the place of supply and the current date. */
export async function taxContext(scope: Scope, locationId: number) {
  const { country, state, tax_rates, timezone, is_voided } = locations;
  const [[place], [store = {}]] = await parallel([
    scope.select(
      locations,
      { country, state, tax_rates, timezone, is_voided },
      { where: eq(locations.id, locationId) },
    ),
    scope.select(stores, { tax_rates: stores.tax_rates, tax_registrations: stores.tax_registrations }),
  ]);
  if (!place) throw invalid([{ path: '/location_id', code: 'reference' }]);
  const rules: TaxRules = { location: place, store };
  return { rules, is_voided: place.is_voided, today: dayIn(place.timezone) };
}

/** A line with its amounts. */
export type PricedLine = OrderLine &
  Required<Pick<OrderLine, 'amount' | 'discount_amount' | 'net' | 'taxes' | 'total'>>;

/** Calculates an order and its lines with the taxes of its date. */
export function priced(
  order: Supply & Omit<PricedOrder, 'lines'>,
  lines: OrderLine[],
  rules: TaxRules,
  order_date: string,
) {
  const taxes = taxRatesFor(order, rules, order_date);
  const { lines: amounts, shipping: _, discount, ...sums } = priceOrder({ ...order, lines }, taxes);
  return {
    lines: lines.map((line, index): PricedLine => {
      const { discount: discount_amount, ...own } = amounts[index]!;
      return { ...line, ...own, discount_amount };
    }),
    sums: { ...sums, discount_amount: discount },
  };
}
