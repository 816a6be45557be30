import type { ValidationError } from '../validate.ts';
import type { Dimensions } from './rates.ts';

const sides = ['length', 'width', 'height'] as const;

/** Dimensions are all 0 (none) or each at least 1 (contract 4 §5); `path` is the JSON Pointer of the dimensions. */
export function dimensionErrors(dimensions: Dimensions, path: string): ValidationError[] {
  if (sides.every((side) => dimensions[side] === 0)) return [];
  return sides
    .filter((side) => dimensions[side] < 1)
    .map((side) => ({ path: `${path}/${side}`, code: 'minimum', params: { limit: 1 } }));
}
