import type { Rule } from '../model.ts';

/** MM, DD and YY are how older sheets and clients write them (contract 4 §9). */
export const warrantyUnits = ['DAY', 'MONTH', 'YEAR', 'LIFETIME', 'DD', 'MM', 'YY'] as const;

const wholeUnits = new Map([
  ['DD', 'DAY'],
  ['MM', 'MONTH'],
  ['YY', 'YEAR'],
]);

/** A warranty unit in its long form. */
export const longWarrantyUnit = (unit: string | null) =>
  unit === null ? null : (wholeUnits.get(unit) ?? unit);

/** What a lifetime warranty is stored as; its unit is LIFETIME. */
export const LIFETIME = -1;

/** Contract 4 §5: a warranty and its unit stand together; a lifetime is -1, all else at least 1. */
export const warrantyHasUnit: Rule<{ warranty: number | null; warranty_unit: string | null }> = {
  fields: ['warranty', 'warranty_unit'],
  check({ warranty, warranty_unit: unit }) {
    if (unit === null) return warranty === null ? [] : [{ path: '/warranty_unit', code: 'required' }];
    if (warranty === null) return [{ path: '/warranty', code: 'required' }];
    if (unit === 'LIFETIME') return warranty === LIFETIME ? [] : [{ path: '/warranty', code: 'lifetime' }];
    return warranty >= 1 ? [] : [{ path: '/warranty', code: 'minimum', params: { limit: 1 } }];
  },
};

/** How long a text and how large a number may be. */
export const bounds = {
  title: 200,
  duration: 100,
  cost: 9_999_999,
  warranty: 10_000,
  displayOrder: 1_000_000,
};
