import type { ValidationError } from '../validate.ts';
import type { Dimensions } from './rates.ts';

const sides = ['length', 'width', 'height'] as const;

/** A parcel that is to be sent has a size of at least 1 each way, or none at all (contract 4 §5); `path` is the pointer of the dimensions. */
export function dimensionErrors(dimensions: Dimensions, path: string): ValidationError[] {
  if (sides.every((side) => dimensions[side] === 0)) return [];
  return sides
    .filter((side) => dimensions[side] < 1)
    .map((side) => ({ path: `${path}/${side}`, code: 'minimum', params: { limit: 1 } }));
}
