import type { PurchaseProblem } from '../../../src/schemas/shipping/labels.ts';
import type { Rate } from '../../../src/schemas/shipping/rates.ts';
import { Problem } from '../../core/problem.ts';

const details: Record<PurchaseProblem, string> = {
  rate_changed: 'The rate is another one by now.',
  buying: 'The label is being bought.',
  unknown: 'Nobody knows yet whether the label was bought; it is being looked up.',
  refused: 'The carrier refused.',
};

/** Why a label was not bought; `message` is the carrier's own. */
export const purchaseProblem = (code: PurchaseProblem, message = details[code]) =>
  new Problem(409, message, [{ path: '', code, params: { message } }]);

/** The rate has expired or its total has changed; contains the rate to buy instead. */
export class RateChanged extends Problem {
  readonly rate: Rate | null;

  constructor(rate: Rate | null) {
    super(409, details.rate_changed, [{ path: '', code: 'rate_changed' }]);
    this.rate = rate;
  }

  override toJSON() {
    return { ...super.toJSON(), rate: this.rate };
  }
}
