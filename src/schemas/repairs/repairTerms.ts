/** MM, DD and YY are how older sheets and clients write them (contract 4 §9). */
export const warrantyUnits = ['DAY', 'MONTH', 'YEAR', 'LIFETIME', 'DD', 'MM', 'YY'] as const;

const wholeUnits = new Map([
  ['DD', 'DAY'],
  ['MM', 'MONTH'],
  ['YY', 'YEAR'],
]);

/** A warranty unit in its long form. */
export const wholeUnit = (unit: string | null) => (unit === null ? null : (wholeUnits.get(unit) ?? unit));

/** What a lifetime warranty is stored as; its unit is LIFETIME. */
export const LIFETIME = -1;

/** How long a text and how large a number may be. */
export const bounds = {
  title: 200,
  duration: 100,
  cost: 9_999_999,
  warranty: 10_000,
  displayOrder: 1_000_000,
};
