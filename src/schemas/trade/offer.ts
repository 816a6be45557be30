import { prorate } from '../money.ts';
import { WHOLE, type Deduction } from './terms.ts';

/** A deduction with its amount in cents. */
export type Deducted = Deduction & { amount: number };

export interface Offer {
  /** Limited to what is left, so base less deductions is the offer. */
  deductions: Deducted[];
  offer: number;
}

/** Calculates an offer: the base less all deductions, percentages being of the full base; never negative. */
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
