import type { Dimensions, Weight } from '../../../../src/schemas/shipping/rates.ts';

const inKilograms: Record<Weight['unit'], number> = {
  pound: 0.45359237,
  ounce: 0.028349523125,
  kilogram: 1,
  gram: 0.001,
};

export const kilograms = ({ value, unit }: Weight): number => value * inKilograms[unit];

/** Returns the sides in centimetres, longest first. */
export function sides({ length, width, height, unit }: Dimensions): [number, number, number] {
  const factor = unit === 'inch' ? 2.54 : 1;
  const [a = 0, b = 0, c = 0] = [length, width, height]
    .map((side) => side * factor)
    .toSorted((x, y) => y - x);
  return [a, b, c];
}

/** Returns the billed weight: actual or dimensional, whichever is larger. */
export function billedKilograms(weight: Weight, dimensions: Dimensions | null): number {
  const [a, b, c] = dimensions ? sides(dimensions) : [0, 0, 0];
  return Math.max(kilograms(weight), (a * b * c) / 5000);
}
