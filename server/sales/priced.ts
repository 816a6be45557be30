import { eq } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { Order, OrderLine } from '../../src/schemas/sales/orders.ts';
import { priceOrder } from '../../src/schemas/sales/price.ts';
import { taxesOf } from '../../src/schemas/sales/taxRates.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/tables.ts';

/** Where an order is rung up: what says which taxes are due, and which day it is. */
export async function placeOf(scope: Scope, locationId: number) {
  const { country, state, timezone, is_voided } = locations;
  const [place] = await scope.select(
    locations,
    { country, state, timezone, is_voided },
    { where: eq(locations.id, locationId) },
  );
  if (!place) throw invalid([{ path: '/location_id', code: 'reference' }]);
  return { ...place, today: dayIn(place.timezone) };
}

/** A line with what it costs. */
export type PricedLine = OrderLine &
  Required<Pick<OrderLine, 'amount' | 'discount_amount' | 'net' | 'taxes' | 'total'>>;

/** What an order costs at the taxes of its day, and each of its lines. */
export function priced(
  order: Order,
  lines: OrderLine[],
  place: { country: string; state: string },
  order_date: string,
) {
  const taxes = taxesOf(place, order_date, order.tax_class);
  const { lines: amounts, shipping: _, discount, ...sums } = priceOrder({ ...order, lines }, taxes);
  return {
    lines: lines.map((line, index): PricedLine => {
      const { discount: discount_amount, ...own } = amounts[index]!;
      return { ...line, ...own, discount_amount };
    }),
    sums: { ...sums, discount_amount: discount },
  };
}
