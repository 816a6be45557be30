import type { Dimensions, Weight } from '../../../../schemas/shipping/rates.ts';
import type { LabelForm } from './form.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** Pounds if there are no ounces (contract 4 §5), else the total in ounces. */
export function weightOf({
  weightInPounds,
  weightInOz,
}: Pick<LabelForm, 'weightInPounds' | 'weightInOz'>): Weight {
  const pounds = numberOrZero(weightInPounds);
  const ounces = numberOrZero(weightInOz);
  if (pounds > 0 && ounces > 0)
    return { value: Math.round((pounds * 16 + ounces) * 1e4) / 1e4, unit: 'ounce' };
  return pounds > 0 ? { value: pounds, unit: 'pound' } : { value: ounces, unit: 'ounce' };
}

export const dimensionsOf = ({
  length,
  width,
  height,
}: Pick<LabelForm, 'length' | 'width' | 'height'>): Dimensions => ({
  length: numberOrZero(length),
  width: numberOrZero(width),
  height: numberOrZero(height),
  unit: 'inch',
});
