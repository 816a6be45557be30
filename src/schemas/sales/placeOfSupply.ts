import type { Order, OrderLine } from './orders.ts';
import {
  isFederal,
  leastTaxed,
  taxRatesAt,
  type ProvincialRate,
  type TaxClass,
  type TaxPlace,
  type TaxRate,
} from './taxRates.ts';
import type { TaxRegistration } from './taxRules.ts';

/** Data that determine the taxes of a location. */
export interface TaxRules {
  location: TaxPlace;
  store: { tax_rates?: readonly ProvincialRate[]; tax_registrations?: readonly TaxRegistration[] };
}

export type Supply = Pick<Order, 'delivery' | 'tax_class' | 'is_tax_exempt' | 'shipping_address'>;
type Supplied = Pick<OrderLine, 'kind' | 'tax_class'>;

/** Kinds supplied at the location even if the device is shipped. */
const services: readonly OrderLine['kind'][] = ['REPAIR', 'PART'];

/** The destination of shipped goods; otherwise the location. */
export function destinationOf({ delivery, shipping_address }: Supply, location: TaxPlace): TaxPlace {
  const { country, state } = shipping_address ?? {};
  return delivery === 'SHIPPED' && country ? { country, state: state ?? '' } : location;
}

/**
 * Returns the tax rates of each line on a day, and of shipping (without a line), by place of supply (contract 3 §2.1):
 * services and handed-over goods at the location; shipped goods at the destination, with its GST or HST, its PST, RST
 * or QST if the store is registered there, and no taxes abroad.
 */
export function taxRatesFor(
  order: Supply,
  { location, store }: TaxRules,
  day: string,
): (line?: Supplied) => TaxRate[] {
  const destination = destinationOf(order, location);
  const isElsewhere = destination.country !== location.country || destination.state !== location.state;
  const isRegistered = (store.tax_registrations ?? []).some(({ state }) => state === destination.state);
  const shipped = (taxClass: TaxClass): TaxRate[] =>
    destination.country === 'CA' && location.country === 'CA'
      ? taxRatesAt(destination, day, taxClass, store.tax_rates)
          .filter(({ kind }) => isFederal(kind) || isRegistered)
          .map((rate) => ({ ...rate, state: destination.state }))
      : [];
  return (line) => {
    if (order.is_tax_exempt) return [];
    const taxClass = leastTaxed(order.tax_class, line?.tax_class ?? 'STANDARD');
    const isThere = isElsewhere && !(line && services.includes(line.kind));
    return isThere ? shipped(taxClass) : taxRatesAt(location, day, taxClass, store.tax_rates);
  };
}
