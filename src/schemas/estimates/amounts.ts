import { prorate } from '../money.ts';
import type { TaxRules } from '../sales/placeOfSupply.ts';
import { priceServices } from '../tickets/price.ts';
import { toServices, type EstimateOption, type OptionAmounts } from './options.ts';

/** What the store asks in advance: a share of the total in percent, or an amount, whichever is more. */
export interface DepositTerms {
  deposit_percent: number | null;
  deposit_amount: number | null;
}

const depositOf = (total: number, { deposit_percent, deposit_amount }: DepositTerms): number =>
  Math.min(total, Math.max(prorate(total, deposit_percent ?? 0, 100), deposit_amount ?? 0));

interface Terms {
  rules: TaxRules;
  today: string;
  /** Whether the customer pays no taxes. */
  isExempt: boolean;
  terms: DepositTerms;
}

/** What an option costs at a place on a day; pieces are taxed one by one, as on the order. */
export function amountsOf(
  { lines }: EstimateOption,
  { rules, today, isExempt, terms }: Terms,
): OptionAmounts {
  const { subtotal, taxes, total } = priceServices(lines.flatMap(toServices), rules, today, isExempt);
  return { subtotal, taxes, total, deposit: depositOf(total, terms) };
}
