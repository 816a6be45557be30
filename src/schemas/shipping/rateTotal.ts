import type { Amount, Rate } from './rates.ts';

type Parts = Pick<Rate, 'shipping_amount' | 'insurance_amount' | 'confirmation_amount' | 'other_amount'>;

/** In cents, so that sums are exact. */
const cents = ({ amount }: Amount) => Math.round(amount * 100);

/** The total of a rate, with two decimals (contract 4 §9). */
export function rateTotal({
  shipping_amount,
  insurance_amount,
  confirmation_amount,
  other_amount,
}: Parts): Amount {
  const parts = [shipping_amount, insurance_amount, confirmation_amount, other_amount];
  return {
    amount: parts.reduce((sum, part) => sum + cents(part), 0) / 100,
    currency: shipping_amount.currency || 'CAD',
  };
}
