import type { Rule } from '../model.ts';

/** MM, DD and YY are the codes of older sheets and clients (contract 4 §9). */
export const warrantyUnits = ['DAY', 'MONTH', 'YEAR', 'LIFETIME', 'DD', 'MM', 'YY'] as const;

const wholeUnits = new Map([
  ['DD', 'DAY'],
  ['MM', 'MONTH'],
  ['YY', 'YEAR'],
]);

/** Converts a short warranty unit to the long form. */
export const longWarrantyUnit = (unit: string | null) =>
  unit === null ? null : (wholeUnits.get(unit) ?? unit);

/** Stored warranty of the unit LIFETIME. */
export const LIFETIME = -1;

/** Contract 4 §5: warranty and unit require each other; a lifetime is -1, everything else at least 1. */
export const warrantyHasUnit: Rule<{ warranty: number | null; warranty_unit: string | null }> = {
  fields: ['warranty', 'warranty_unit'],
  check({ warranty, warranty_unit: unit }) {
    if (unit === null) return warranty === null ? [] : [{ path: '/warranty_unit', code: 'required' }];
    if (warranty === null) return [{ path: '/warranty', code: 'required' }];
    if (unit === 'LIFETIME') return warranty === LIFETIME ? [] : [{ path: '/warranty', code: 'lifetime' }];
    return warranty >= 1 ? [] : [{ path: '/warranty', code: 'minimum', params: { limit: 1 } }];
  },
};

/** Maximum lengths and numbers. */
export const bounds = {
  title: 200,
  duration: 100,
  cost: 9_999_999,
  warranty: 10_000,
  displayOrder: 1_000_000,
};
