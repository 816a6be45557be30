import { prorate } from '../money.ts';
import { WHOLE, type Deduction } from './terms.ts';

/** A defect, and the cents that it takes off. */
export type Deducted = Deduction & { amount: number };

export interface Offer {
  /** Each as far as something is left, so that price less these is the offer. */
  deductions: Deducted[];
  offer: number;
}

/** What a device is worth: its price less its defects, each of the whole price, and never below nothing. */
export function calculateOffer(base: number, defects: readonly Deduction[]): Offer {
  let offer = base;
  const deductions = defects.map((defect) => {
    const wanted = defect.kind === 'PERCENT' ? prorate(base, defect.value, WHOLE) : defect.value;
    const amount = Math.min(offer, wanted);
    offer -= amount;
    return { ...defect, amount };
  });
  return { deductions, offer };
}
