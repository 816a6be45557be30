import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';

/** A carrier's rates: usable ones first, then by price. */
export interface Offer {
  carrier: Pick<Carrier, 'carrier_id' | 'carrier_code' | 'nickname'>;
  rates: Rate[];
  /** Number of usable rates. */
  count: number;
}

/** Whether the rate can be configured; its warnings are shown. */
export const isValid = ({ validation_status, error_messages }: Rate) =>
  validation_status !== 'invalid' && error_messages.length === 0;

/** Whether the rate can be bought (contract 4 §5). */
export const isUsable = (rate: Rate) => isValid(rate) && rate.warning_messages.length === 0;

const byPrice = (one: Rate, other: Rate) =>
  Number(isValid(other)) - Number(isValid(one)) || rateTotal(one).amount - rateTotal(other).amount;

/** Groups rates by carrier in the carriers' order, including carriers without any. */
export function offersOf(carriers: Carrier[], rates: Rate[]): Offer[] {
  const byCarrier = groupBy(rates, ({ carrier_id }) => carrier_id);
  return carriers.map((carrier) => {
    const own = (byCarrier.get(carrier.carrier_id) ?? []).toSorted(byPrice);
    return { carrier, rates: own, count: own.filter(isValid).length };
  });
}

export interface Marks {
  cheapest: ReadonlySet<Rate>;
  fastest: ReadonlySet<Rate>;
}

/** The cheapest rate per currency, and the fastest; ties prefer the rate that is also the other. */
export function bestRates(rates: Rate[]): Marks {
  const valid = rates.filter(isValid);
  const cheapest = [...groupBy(valid, (rate) => rateTotal(rate).currency).values()].flatMap((group) =>
    leastOf(group, priceOf, daysOf),
  );
  const timed = valid.filter(({ delivery_days }) => delivery_days !== null);
  const fastest = leastOf(timed, daysOf, priceOf);
  return { cheapest: new Set(cheapest), fastest: new Set(fastest) };
}

type Measure = (rate: Rate) => number;

const priceOf: Measure = (rate) => rateTotal(rate).amount;
const daysOf: Measure = ({ delivery_days }) => delivery_days ?? Infinity;

/** The rate with the least `measure`, ties broken by `second`; none for fewer than two rates. */
const leastOf = (rates: Rate[], measure: Measure, second: Measure): Rate[] =>
  rates.length > 1
    ? rates.toSorted((one, other) => compare(one, other, measure) || compare(one, other, second)).slice(0, 1)
    : [];

/** Infinite values are equal. */
const compare = (one: Rate, other: Rate, measure: Measure) =>
  measure(one) === measure(other) ? 0 : measure(one) - measure(other);

function groupBy(rates: Rate[], keyOf: (rate: Rate) => string): Map<string, Rate[]> {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const group = groups.get(keyOf(rate));
    if (group) group.push(rate);
    else groups.set(keyOf(rate), [rate]);
  }
  return groups;
}
