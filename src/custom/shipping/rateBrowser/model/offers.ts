import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { totalOf } from '../../../../schemas/shipping/total.ts';

/** What a carrier offers: what can be chosen first, by price. */
export interface Offer {
  carrier: Pick<Carrier, 'carrier_id' | 'carrier_code' | 'nickname'>;
  rates: Rate[];
  /** How many of them can be chosen. */
  count: number;
}

/** What can be looked at further; its warnings show. */
export const isValid = ({ validation_status, error_messages }: Rate) =>
  validation_status !== 'invalid' && error_messages.length === 0;

/** What can be bought (contract 4 §5). */
export const isUsable = (rate: Rate) => isValid(rate) && rate.warning_messages.length === 0;

const byPrice = (one: Rate, other: Rate) =>
  Number(isValid(other)) - Number(isValid(one)) || totalOf(one).amount - totalOf(other).amount;

/** Rates by carrier, in the carriers' order; of those who answered nothing too. */
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

/** The cheapest rates, of each currency, and those that arrive first. */
export function marksOf(rates: Rate[]): Marks {
  const valid = rates.filter(isValid);
  const cheapest = [...groupBy(valid, (rate) => totalOf(rate).currency).values()].flatMap((group) =>
    leastOf(group, (rate) => totalOf(rate).amount),
  );
  const timed = valid.filter(({ delivery_days }) => delivery_days !== null);
  const fastest = leastOf(timed, ({ delivery_days }) => delivery_days ?? Infinity);
  return { cheapest: new Set(cheapest), fastest: new Set(fastest) };
}

/** All whose measure is the least; none of fewer than two, which tells nothing. */
function leastOf(rates: Rate[], measure: (rate: Rate) => number): Rate[] {
  const least = Math.min(...rates.map(measure));
  return rates.length > 1 ? rates.filter((rate) => measure(rate) === least) : [];
}

function groupBy(rates: Rate[], keyOf: (rate: Rate) => string): Map<string, Rate[]> {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const group = groups.get(keyOf(rate));
    if (group) group.push(rate);
    else groups.set(keyOf(rate), [rate]);
  }
  return groups;
}
